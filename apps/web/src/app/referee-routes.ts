import { pages } from '@sevenmetre/contract/pages';
import { resultsRoute } from './route.ts';
import type { AppRoute } from './route.ts';

/** Pages of referees. */
export const refereeRoutes: readonly AppRoute[] = [
  resultsRoute(pages.referees, {
    load: async () => {
      const { RefereesPage, refereesHead } = await import('../features/referees/referees-page.tsx');
      return { Component: RefereesPage, head: (t, _, slice) => refereesHead(t, slice) };
    },
    words: ['referees'],
  }),
  resultsRoute(pages.refereesOfCountry, {
    load: async () => {
      const { RefereesPage, refereesOfCountryHead } = await import('../features/referees/referees-page.tsx');
      return {
        Component: RefereesPage,
        head: (t, { countryCode = '' }, slice) => refereesOfCountryHead(t, countryCode, slice),
      };
    },
    words: ['referees'],
  }),
  resultsRoute(pages.referee, {
    load: async () => {
      const { RefereePage, refereeHead } = await import('../features/referees/referee-page.tsx');
      return { Component: RefereePage, head: (t, _, slice) => refereeHead(t, slice) };
    },
    words: ['referees'],
  }),
];
