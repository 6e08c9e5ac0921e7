import { pages } from '@sevenmetre/contract/pages';
import { placeRoutes } from './place-routes.ts';
import { refereeRoutes } from './referee-routes.ts';
import { resultsRoute } from './route.ts';
import type { AppRoute } from './route.ts';

/** The public pages. Their chunks are loaded ahead for visits without a network, see `later.ts`. */
export const resultsRoutes: readonly AppRoute[] = [
  resultsRoute(pages.dashboard, {
    load: async () => {
      const { DashboardPage, dashboardHead } = await import('../features/results/dashboard-page.tsx');
      return { Component: DashboardPage, head: (t, _, slice) => dashboardHead(t, slice) };
    },
    words: ['favourites'],
  }),
  resultsRoute(pages.group, {
    load: async () => {
      const { GroupPage, groupHead } = await import('../features/results/group-page.tsx');
      return { Component: GroupPage, head: (t, { label = '' }, slice) => groupHead(t, label, slice) };
    },
    words: ['outlook'],
  }),
  resultsRoute(pages.playoff, {
    load: async () => {
      const { PlayoffPage, playoffHead } = await import('../features/playoff/playoff-page.tsx');
      return { Component: PlayoffPage, head: playoffHead };
    },
    words: ['playoff'],
  }),
  resultsRoute(pages.category, {
    load: async () => {
      const { CategoryPage, categoryHead } = await import('../features/category/category-page.tsx');
      return { Component: CategoryPage, head: (t, { code = '' }, slice) => categoryHead(t, code, slice) };
    },
    words: ['category'],
  }),
  resultsRoute(pages.match, {
    load: async () => {
      const { MatchPage, matchHead } = await import('../features/match/match-page.tsx');
      return { Component: MatchPage, head: (t, _, slice) => matchHead(t, slice) };
    },
    words: ['match'],
  }),
  resultsRoute(pages.halls, {
    load: async () => {
      const { HallsPage, hallsHead } = await import('../features/halls/halls-page.tsx');
      return { Component: HallsPage, head: (t, _, slice) => hallsHead(t, slice) };
    },
    words: ['halls'],
  }),
  resultsRoute(pages.hall, {
    load: async () => {
      const { HallPage, hallHead } = await import('../features/halls/hall-page.tsx');
      return { Component: HallPage, head: (t, _, slice) => hallHead(t, slice) };
    },
    words: ['halls'],
  }),
  resultsRoute(pages.hallScreen, {
    load: async () => {
      const { ScreenPage, screenHead } = await import('../features/halls/screen-page.tsx');
      return { Component: ScreenPage, head: (t, _, slice) => screenHead(t, slice) };
    },
    words: ['halls'],
    bare: true,
  }),
  resultsRoute(pages.team, {
    load: async () => {
      const { TeamPage, teamHead } = await import('../features/teams/team-page.tsx');
      return { Component: TeamPage, head: (t, _, slice) => teamHead(t, slice) };
    },
    words: ['teams', 'favourites'],
  }),
  resultsRoute(pages.countries, {
    load: async () => {
      const { CountriesPage, countriesHead } = await import('../features/teams/countries-page.tsx');
      return { Component: CountriesPage, head: (t, _, slice) => countriesHead(t, slice) };
    },
    words: ['teams'],
  }),
  resultsRoute(pages.country, {
    load: async () => {
      const { CountryPage, countryHead } = await import('../features/teams/country-page.tsx');
      return {
        Component: CountryPage,
        head: (t, { countryCode = '' }, slice) => countryHead(t, countryCode, slice),
      };
    },
    words: ['teams'],
  }),
  resultsRoute(pages.statistics, {
    load: async () => {
      const { StatisticsPage, statisticsHead } = await import('../features/statistics/statistics-page.tsx');
      return { Component: StatisticsPage, head: (t, { code = '' }, slice) => statisticsHead(t, code, slice) };
    },
    words: ['statistics'],
  }),
  ...placeRoutes,
  ...refereeRoutes,
];
