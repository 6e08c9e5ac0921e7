import { pages } from '@sevenmetre/contract/pages';
import { resultsRoute } from './route.ts';
import type { AppRoute } from './route.ts';

const load = () => import('../../features/public/schedule/schedule-page.tsx');

/** The schedule of a day: of the one that is played, and of one that the address names. */
export const scheduleRoutes: readonly AppRoute[] = [pages.schedule, pages.scheduleDay].map((page) =>
  resultsRoute(page, {
    load,
    pick: (page) => ({
      Component: page.SchedulePage,
      head: (t, _, slice) => page.scheduleHead(t, slice),
    }),
    words: ['schedule'],
  }),
);
