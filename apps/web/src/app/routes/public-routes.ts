import { pages } from '@sevenmetre/contract/pages';
import { placeRoutes } from './place-routes.ts';
import { refereeRoutes } from './referee-routes.ts';
import { resultsRoute } from './route.ts';
import type { AppRoute } from './route.ts';

const load = () => import('../../features/public/schedule/schedule-page.tsx');

/** The schedule of a day: of the one that is played, and of one that the address names. */
const scheduleRoutes: readonly AppRoute[] = [pages.schedule, pages.scheduleDay].map((page) =>
  resultsRoute(page, {
    load,
    pick: (page) => ({
      Component: page.SchedulePage,
      head: (t, _, slice) => page.scheduleHead(t, slice),
    }),
    words: ['schedule'],
  }),
);

/**
 * The public pages. Their chunks are loaded ahead for visits without a network, see `app/start/after-load.ts`.
 */
export const resultsRoutes: readonly AppRoute[] = [
  resultsRoute(pages.dashboard, {
    load: () => import('../../features/public/tournament/tournament-page.tsx'),
    pick: (page) => ({
      Component: page.DashboardPage,
      head: (t, _, slice) => page.dashboardHead(t, slice),
    }),
    words: ['favourites', 'finale', 'finalRanking', 'topOfDay'],
  }),
  resultsRoute(pages.group, {
    load: () => import('../../features/public/groups/group-page.tsx'),
    pick: (page) => ({
      Component: page.GroupPage,
      head: (t, { label = '' }, slice) => page.groupHead(t, label, slice),
    }),
    words: ['outlook'],
  }),
  resultsRoute(pages.playoff, {
    load: () => import('../../features/public/bracket/bracket-page.tsx'),
    pick: (page) => ({
      Component: page.PlayoffPage,
      head: page.playoffHead,
    }),
    words: ['bracket'],
  }),
  resultsRoute(pages.category, {
    load: () => import('../../features/public/categories/category-page.tsx'),
    pick: (page) => ({
      Component: page.CategoryPage,
      head: (t, { code = '' }, slice) => page.categoryHead(t, code, slice),
    }),
    words: ['category'],
  }),
  resultsRoute(pages.ranking, {
    load: () => import('../../features/public/final-ranking/ranking-page.tsx'),
    pick: (page) => ({
      Component: page.RankingPage,
      head: (t, { code = '' }, slice) => page.rankingHead(t, code, slice),
    }),
    words: ['finalRanking'],
  }),
  resultsRoute(pages.match, {
    load: () => import('../../features/public/matches/match-page.tsx'),
    pick: (page) => ({
      Component: page.MatchPage,
      head: (t, _, slice) => page.matchHead(t, slice),
    }),
    words: ['match', 'teams', 'teamDay', 'favourites'],
  }),
  resultsRoute(pages.halls, {
    load: () => import('../../features/public/halls/halls-page.tsx'),
    pick: (page) => ({
      Component: page.HallsPage,
      head: (t, _, slice) => page.hallsHead(t, slice),
    }),
    words: ['halls'],
  }),
  resultsRoute(pages.hallWall, {
    load: () => import('../../features/public/halls/wall-page.tsx'),
    pick: (page) => ({
      Component: page.WallPage,
      head: (t, _, slice) => ({ ...page.hallsHead(t, slice), noindex: true }),
    }),
    words: ['halls'],
    bare: true,
  }),
  resultsRoute(pages.hall, {
    load: () => import('../../features/public/halls/hall-page.tsx'),
    pick: (page) => ({
      Component: page.HallPage,
      head: (t, _, slice) => page.hallHead(t, slice),
    }),
    words: ['halls'],
  }),
  resultsRoute(pages.hallScreen, {
    load: () => import('../../features/public/halls/screen-page.tsx'),
    pick: (page) => ({
      Component: page.ScreenPage,
      head: (t, _, slice) => page.screenHead(t, slice),
    }),
    words: ['halls'],
    bare: true,
  }),
  resultsRoute(pages.hallOverlay, {
    load: () => import('../../features/public/matches/overlay/overlay-page.tsx'),
    pick: (page) => ({
      Component: page.HallOverlayPage,
      head: (t, _, slice) => page.hallOverlayHead(t, slice),
    }),
    words: ['halls', 'match', 'overlay'],
    bare: true,
  }),
  resultsRoute(pages.matchOverlay, {
    load: () => import('../../features/public/matches/overlay/overlay-page.tsx'),
    pick: (page) => ({
      Component: page.MatchOverlayPage,
      head: (t, _, slice) => page.matchHead(t, slice),
    }),
    words: ['match', 'overlay'],
    bare: true,
  }),
  resultsRoute(pages.team, {
    load: () => import('../../features/public/teams/team-page.tsx'),
    pick: (page) => ({
      Component: page.TeamPage,
      head: (t, _, slice) => page.teamHead(t, slice),
    }),
    words: ['teams', 'teamDay', 'favourites', 'finale', 'finalRanking'],
  }),
  resultsRoute(pages.archive, {
    load: () => import('../../features/public/archive/archive-page.tsx'),
    pick: (page) => ({
      Component: page.ArchivePage,
      head: (t) => page.archiveHead(t),
    }),
    words: ['archive'],
  }),
  resultsRoute(pages.join, {
    load: () => import('../../features/public/join/join-page.tsx'),
    pick: (page) => ({
      Component: page.JoinPage,
      head: (t, _, slice) => page.joinHead(t, slice),
    }),
    words: ['join'],
  }),
  resultsRoute(pages.countries, {
    load: () => import('../../features/public/teams/countries-page.tsx'),
    pick: (page) => ({
      Component: page.CountriesPage,
      head: (t, _, slice) => page.countriesHead(t, slice),
    }),
    words: ['teams'],
  }),
  resultsRoute(pages.country, {
    load: () => import('../../features/public/teams/country-page.tsx'),
    pick: (page) => ({
      Component: page.CountryPage,
      head: (t, { countryCode = '' }, slice) => page.countryHead(t, countryCode, slice),
    }),
    words: ['teams'],
  }),
  resultsRoute(pages.statistics, {
    load: () => import('../../features/public/statistics/statistics-page.tsx'),
    pick: (page) => ({
      Component: page.StatisticsPage,
      head: (t, { code = '' }, slice) => page.statisticsHead(t, code, slice),
    }),
    words: ['statistics'],
  }),
  ...scheduleRoutes,
  ...placeRoutes,
  ...refereeRoutes,
];
