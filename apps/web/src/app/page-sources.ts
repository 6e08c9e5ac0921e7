import { pages } from '@sevenmetre/contract/pages';

/**
 * The file of each page's own chunk, as the build's manifest names it, by the path of its route. For the server, which has
 * the browser fetch it early; the browser need not carry it.
 */
export const pageSources: Readonly<Record<string, string>> = {
  [pages.dashboard.path]: 'src/features/results/dashboard-page.tsx',
  [pages.group.path]: 'src/features/results/group-page.tsx',
  [pages.playoff.path]: 'src/features/playoff/playoff-page.tsx',
  [pages.category.path]: 'src/features/category/category-page.tsx',
  [pages.match.path]: 'src/features/match/match-page.tsx',
  [pages.halls.path]: 'src/features/halls/halls-page.tsx',
  [pages.hall.path]: 'src/features/halls/hall-page.tsx',
  [pages.hallScreen.path]: 'src/features/halls/screen-page.tsx',
  [pages.team.path]: 'src/features/teams/team-page.tsx',
  [pages.countries.path]: 'src/features/teams/countries-page.tsx',
  [pages.country.path]: 'src/features/teams/country-page.tsx',
  [pages.statistics.path]: 'src/features/statistics/statistics-page.tsx',
  [pages.places.path]: 'src/features/places/places-page.tsx',
  [pages.place.path]: 'src/features/places/place-page.tsx',
  [pages.referees.path]: 'src/features/referees/referees-page.tsx',
  [pages.refereesOfCountry.path]: 'src/features/referees/referees-page.tsx',
  [pages.referee.path]: 'src/features/referees/referee-page.tsx',
  '/login': 'src/features/auth/login-page.tsx',
  '/registration': 'src/features/auth/registration-page.tsx',
  '/forgot-password': 'src/features/auth/forgot-password-page.tsx',
  '/password-reset': 'src/features/auth/password-reset-page.tsx',
  '/verify-email': 'src/features/auth/verify-email-page.tsx',
  '/invitation': 'src/features/auth/invitation-page.tsx',
  '/setup': 'src/features/auth/setup-page.tsx',
  '/support': 'src/features/support/dead-ends.tsx',
  '/unauthorized': 'src/features/support/dead-ends.tsx',
  '/404': 'src/features/support/dead-ends.tsx',
  '*': 'src/features/support/dead-ends.tsx',
  // The zone: its own chunks follow from here.
  '/*': 'src/app/zone-pages.tsx',
};

/** The play-off as a list: a chunk of its own with sheets of its own. */
export const listViewSource = 'src/features/playoff/list-view.tsx';

/** Parts that the server draws only when the address asks for them, by the path of the page's route. */
export function partSources(path: string, search: string): string[] {
  const isList = path === pages.playoff.path && new URLSearchParams(search).get('view') === 'list';
  return isList ? [listViewSource] : [];
}
