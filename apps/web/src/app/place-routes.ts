import { pages } from '@sevenmetre/contract/pages';
import { placeHead, placesHead } from '../features/places/places-head.ts';
import { resultsRoute } from './route.ts';
import type { AppRoute } from './route.ts';

/** Pages of halls, hotels, restaurants and attractions. */
export const placeRoutes: readonly AppRoute[] = [
  resultsRoute(pages.places, {
    load: async () => (await import('../features/places/places-page.tsx')).PlacesPage,
    source: 'src/features/places/places-page.tsx',
    words: ['places'],
    head: (t, { type = '' }, slice) => placesHead(t, type, slice),
  }),
  resultsRoute(pages.place, {
    load: async () => (await import('../features/places/place-page.tsx')).PlacePage,
    source: 'src/features/places/place-page.tsx',
    words: ['places'],
    head: (t, _, slice) => placeHead(t, slice),
  }),
];
