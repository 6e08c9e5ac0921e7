import { pages } from '@sevenmetre/contract/pages';
import { refereeHead, refereesHead, refereesOfCountryHead } from '../features/referees/referees-head.ts';
import { resultsRoute } from './route.ts';
import type { AppRoute } from './route.ts';

const list = {
  load: async () => (await import('../features/referees/referees-page.tsx')).RefereesPage,
  source: 'src/features/referees/referees-page.tsx',
  words: ['referees'],
} as const;

/** Pages of referees. */
export const refereeRoutes: readonly AppRoute[] = [
  resultsRoute(pages.referees, { ...list, head: (t, _, slice) => refereesHead(t, slice) }),
  resultsRoute(pages.refereesOfCountry, {
    ...list,
    head: (t, { countryCode = '' }, slice) => refereesOfCountryHead(t, countryCode, slice),
  }),
  resultsRoute(pages.referee, {
    load: async () => (await import('../features/referees/referee-page.tsx')).RefereePage,
    source: 'src/features/referees/referee-page.tsx',
    words: ['referees'],
    head: (t, _, slice) => refereeHead(t, slice),
  }),
];
