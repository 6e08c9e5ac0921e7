import { pages } from '@sevenmetre/contract/pages';
import { resultsRoute } from './route.ts';
import type { AppRoute } from './route.ts';

/** Pages of halls, hotels, restaurants and attractions. */
export const placeRoutes: readonly AppRoute[] = [
  resultsRoute(pages.places, {
    load: async () => {
      const { PlacesPage, placesHead } = await import('../features/places/places-page.tsx');
      return { Component: PlacesPage, head: (t, { type = '' }, slice) => placesHead(t, type, slice) };
    },
    words: ['places'],
  }),
  resultsRoute(pages.place, {
    load: async () => {
      const { PlacePage, placeHead } = await import('../features/places/place-page.tsx');
      return { Component: PlacePage, head: (t, _, slice) => placeHead(t, slice) };
    },
    words: ['places'],
  }),
];
