/** Views that stand on sites of others; lists and calendars of open data. */
export const embedPaths = {
  group: (slug: string) => `/embed/group/${encodeURIComponent(slug)}`,
  playoff: (code: string, playoff: string) =>
    `/embed/playoff/${encodeURIComponent(code)}/${encodeURIComponent(playoff)}`,
  match: (id: number) => `/embed/match/${id}`,
  team: (id: number) => `/embed/team/${id}`,
} as const;

export const calendarPaths = {
  team: (id: number) => `/api/v1/calendar/team/${id}/matches.ics`,
  match: (id: number) => `/api/v1/calendar/match/${id}/match.ics`,
  hall: (id: number) => `/api/v1/calendar/hall/${id}/matches.ics`,
  group: (slug: string) => `/api/v1/calendar/group/${encodeURIComponent(slug)}/matches.ics`,
  category: (code: string) => `/api/v1/calendar/category/${encodeURIComponent(code)}/matches.ics`,
  dates: '/api/v1/calendar/dates.ics',
} as const;

/** Pictures for links that are shared. */
export const cardPaths = {
  match: (id: number) => `/api/v1/cards/match/${id}.png`,
  team: (id: number) => `/api/v1/cards/team/${id}.png`,
  group: (slug: string) => `/api/v1/cards/group/${encodeURIComponent(slug)}.png`,
} as const;

/** Where such an address is found within a past edition, `/2025`; '' is the current one. */
export function openPathIn(base: string, path: string): string {
  if (base === '') return path;
  if (path.startsWith('/embed/')) return base + path;
  return `${path}${path.includes('?') ? '&' : '?'}edition=${base.slice(1)}`;
}

/** The same in a language: who opens it is not asked for one. */
export function inLocale(path: string, locale: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}lang=${locale}`;
}

/** @param by what narrows the list: `group=MA-A` */
export function matchesCsvPath(by: 'group' | 'team' | 'hall' | 'category', value: string | number): string {
  return `/api/v1/open/matches.csv?${by}=${encodeURIComponent(value)}`;
}
