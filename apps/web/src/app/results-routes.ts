import { pages } from '@sevenmetre/contract/pages';
import { dashboardHead } from '../features/results/dashboard-head.ts';
import { groupHead } from '../features/results/group-head.ts';
import { matchHead } from '../features/match/match-head.ts';
import { resultsRoute } from './route.ts';
import type { AppRoute } from './route.ts';

/** The public pages. Their chunks are loaded ahead for visits without a network, see `later.ts`. */
export const resultsRoutes: readonly AppRoute[] = [
  resultsRoute(pages.dashboard, {
    load: async () => (await import('../features/results/dashboard-page.tsx')).DashboardPage,
    source: 'src/features/results/dashboard-page.tsx',
    head: (t, _, slice) => dashboardHead(t, slice),
  }),
  resultsRoute(pages.group, {
    load: async () => (await import('../features/results/group-page.tsx')).GroupPage,
    source: 'src/features/results/group-page.tsx',
    words: ['outlook'],
    head: (t, { label = '' }, slice) => groupHead(t, label, slice),
  }),
  resultsRoute(pages.match, {
    load: async () => (await import('../features/match/match-page.tsx')).MatchPage,
    source: 'src/features/match/match-page.tsx',
    words: ['match'],
    head: (t, _, slice) => matchHead(t, slice),
  }),
];
