import { pages } from '@sevenmetre/contract/pages';
import { resultsRoute } from './route.ts';
import type { AppRoute } from './route.ts';

/** Pages of referees. */
export const refereeRoutes: readonly AppRoute[] = [
  resultsRoute(pages.referees, {
    load: () => import('../../features/public/referees/referees-page.tsx'),
    pick: (page) => ({
      Component: page.RefereesPage,
      head: (t, _, slice) => page.refereesHead(t, slice),
    }),
    words: ['referees'],
  }),
  resultsRoute(pages.refereesOfCountry, {
    load: () => import('../../features/public/referees/referees-page.tsx'),
    pick: (page) => ({
      Component: page.RefereesPage,
      head: (t, { countryCode = '' }, slice) => page.refereesOfCountryHead(t, countryCode, slice),
    }),
    words: ['referees'],
  }),
  resultsRoute(pages.referee, {
    load: () => import('../../features/public/referees/referee-page.tsx'),
    pick: (page) => ({
      Component: page.RefereePage,
      head: (t, _, slice) => page.refereeHead(t, slice),
    }),
    words: ['referees'],
  }),
];
