import { pages } from '@sevenmetre/contract/pages';

/**
 * The file of each page's own chunk, as the build's manifest names it, by the path of its route. For the server, which has
 * the browser fetch it early; the browser need not carry it.
 */
export const pageSources: Readonly<Record<string, string>> = {
  [pages.dashboard.path]: 'src/features/public/tournament/tournament-page.tsx',
  [pages.group.path]: 'src/features/public/groups/group-page.tsx',
  [pages.playoff.path]: 'src/features/public/bracket/bracket-page.tsx',
  [pages.category.path]: 'src/features/public/categories/category-page.tsx',
  [pages.ranking.path]: 'src/features/public/final-ranking/ranking-page.tsx',
  [pages.schedule.path]: 'src/features/public/schedule/schedule-page.tsx',
  [pages.scheduleDay.path]: 'src/features/public/schedule/schedule-page.tsx',
  [pages.match.path]: 'src/features/public/matches/match-page.tsx',
  [pages.halls.path]: 'src/features/public/halls/halls-page.tsx',
  [pages.hall.path]: 'src/features/public/halls/hall-page.tsx',
  [pages.hallScreen.path]: 'src/features/public/halls/screen-page.tsx',
  [pages.team.path]: 'src/features/public/teams/team-page.tsx',
  [pages.archive.path]: 'src/features/public/archive/archive-page.tsx',
  [pages.countries.path]: 'src/features/public/teams/countries-page.tsx',
  [pages.country.path]: 'src/features/public/teams/country-page.tsx',
  [pages.statistics.path]: 'src/features/public/statistics/statistics-page.tsx',
  [pages.places.path]: 'src/features/public/places/places-page.tsx',
  [pages.place.path]: 'src/features/public/places/place-page.tsx',
  [pages.referees.path]: 'src/features/public/referees/referees-page.tsx',
  [pages.refereesOfCountry.path]: 'src/features/public/referees/referees-page.tsx',
  [pages.referee.path]: 'src/features/public/referees/referee-page.tsx',
  '/results/draw/:category/screen': 'src/features/public/draw/hall-screen-page.tsx',
  '/results/draw/:category': 'src/features/public/draw/draw-page.tsx',
  '/login': 'src/features/account/sign-in/sign-in-page.tsx',
  '/registration': 'src/features/account/sign-in/sign-up-page.tsx',
  '/forgot-password': 'src/features/account/sign-in/forgot-password-page.tsx',
  '/password-reset': 'src/features/account/sign-in/password-reset-page.tsx',
  '/verify-email': 'src/features/account/sign-in/verify-email-page.tsx',
  '/invitation': 'src/features/account/sign-in/invitation-page.tsx',
  '/setup': 'src/features/account/sign-in/setup-page.tsx',
  '/support': 'src/features/public/support/support-pages.tsx',
  '/unauthorized': 'src/features/public/support/support-pages.tsx',
  '/404': 'src/features/public/support/support-pages.tsx',
  '*': 'src/features/public/support/support-pages.tsx',
  // Pages of signed-in users: their own chunks follow from here.
  '/*': 'src/app/signed-in/pages.tsx',
};

/** The play-off as a list: a chunk of its own with sheets of its own. */
export const listViewSource = 'src/features/public/bracket/list-view.tsx';

/** The first page of a tournament that is over. */
const finaleSource = 'src/features/public/tournament/finale/finale.tsx';

/** Parts that the server draws only when the address or the data ask for them, by the path of the page's route. */
export function partSources(path: string, search: string, isOver = false): string[] {
  if (path === pages.dashboard.path) return isOver ? [finaleSource] : [];
  const isList = path === pages.playoff.path && new URLSearchParams(search).get('view') === 'list';
  return isList ? [listViewSource] : [];
}
