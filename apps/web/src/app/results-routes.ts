import { pages } from '@sevenmetre/contract/pages';
import { categoryHead } from '../features/category/category-head.ts';
import { playoffHead } from '../features/playoff/playoff-head.ts';
import { dashboardHead } from '../features/results/dashboard-head.ts';
import { groupHead } from '../features/results/group-head.ts';
import { hallHead, hallsHead, screenHead } from '../features/halls/halls-head.ts';
import { matchHead } from '../features/match/match-head.ts';
import { countriesHead, countryHead } from '../features/teams/country-head.ts';
import { teamHead } from '../features/teams/team-head.ts';
import { placeRoutes } from './place-routes.ts';
import { refereeRoutes } from './referee-routes.ts';
import { statisticsHead } from '../features/statistics/statistics-head.ts';
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
  resultsRoute(pages.playoff, {
    load: async () => (await import('../features/playoff/playoff-page.tsx')).PlayoffPage,
    source: 'src/features/playoff/playoff-page.tsx',
    words: ['playoff'],
    head: playoffHead,
  }),
  resultsRoute(pages.category, {
    load: async () => (await import('../features/category/category-page.tsx')).CategoryPage,
    source: 'src/features/category/category-page.tsx',
    words: ['category'],
    head: (t, { code = '' }, slice) => categoryHead(t, code, slice),
  }),
  resultsRoute(pages.match, {
    load: async () => (await import('../features/match/match-page.tsx')).MatchPage,
    source: 'src/features/match/match-page.tsx',
    words: ['match'],
    head: (t, _, slice) => matchHead(t, slice),
  }),
  resultsRoute(pages.halls, {
    load: async () => (await import('../features/halls/halls-page.tsx')).HallsPage,
    source: 'src/features/halls/halls-page.tsx',
    words: ['halls'],
    head: (t, _, slice) => hallsHead(t, slice),
  }),
  resultsRoute(pages.hall, {
    load: async () => (await import('../features/halls/hall-page.tsx')).HallPage,
    source: 'src/features/halls/hall-page.tsx',
    words: ['halls'],
    head: (t, _, slice) => hallHead(t, slice),
  }),
  resultsRoute(pages.hallScreen, {
    load: async () => (await import('../features/halls/screen-page.tsx')).ScreenPage,
    source: 'src/features/halls/screen-page.tsx',
    words: ['halls'],
    bare: true,
    head: (t, _, slice) => screenHead(t, slice),
  }),
  resultsRoute(pages.team, {
    load: async () => (await import('../features/teams/team-page.tsx')).TeamPage,
    source: 'src/features/teams/team-page.tsx',
    words: ['teams', 'favourites'],
    head: (t, _, slice) => teamHead(t, slice),
  }),
  resultsRoute(pages.countries, {
    load: async () => (await import('../features/teams/countries-page.tsx')).CountriesPage,
    source: 'src/features/teams/countries-page.tsx',
    words: ['teams'],
    head: (t, _, slice) => countriesHead(t, slice),
  }),
  resultsRoute(pages.country, {
    load: async () => (await import('../features/teams/country-page.tsx')).CountryPage,
    source: 'src/features/teams/country-page.tsx',
    words: ['teams'],
    head: (t, { countryCode = '' }, slice) => countryHead(t, countryCode, slice),
  }),
  resultsRoute(pages.statistics, {
    load: async () => (await import('../features/statistics/statistics-page.tsx')).StatisticsPage,
    source: 'src/features/statistics/statistics-page.tsx',
    words: ['statistics'],
    head: (t, { code = '' }, slice) => statisticsHead(t, code, slice),
  }),
  ...placeRoutes,
  ...refereeRoutes,
];
