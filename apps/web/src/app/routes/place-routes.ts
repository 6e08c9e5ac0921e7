import { pages } from '@sevenmetre/contract/pages';
import { resultsRoute } from './route.ts';
import type { AppRoute } from './route.ts';

/** Pages of the city, and of halls, hotels, restaurants and attractions. */
export const placeRoutes: readonly AppRoute[] = [
  resultsRoute(pages.places, {
    load: () => import('../../features/public/places/places-page.tsx'),
    pick: (page) => ({
      Component: page.PlacesPage,
      head: (t, { type = '' }, slice) => page.placesHead(t, type, slice),
    }),
    words: ['places'],
  }),
  resultsRoute(pages.city, {
    load: () => import('../../features/public/city/city-page.tsx'),
    pick: (page) => ({
      Component: page.CityPage,
      head: (t, _, slice) => page.cityHead(t, slice),
    }),
    words: ['city'],
  }),
  resultsRoute(pages.lostChild, {
    load: () => import('../../features/public/city/lost-child-page.tsx'),
    pick: (page) => ({
      Component: page.LostChildPage,
      head: (t, _, slice) => page.lostChildHead(t, slice),
    }),
    words: ['city'],
  }),
  resultsRoute(pages.place, {
    load: () => import('../../features/public/places/place-page.tsx'),
    pick: (page) => ({
      Component: page.PlacePage,
      head: (t, _, slice) => page.placeHead(t, slice),
    }),
    words: ['places', 'halls'],
  }),
];
