import { helpKinds } from '@sevenmetre/rules/city';
import { colourSchemes } from '@sevenmetre/rules/look';
import type { OperationName } from './operations.ts';

/**
 * Public pages, each with its slice. The server renders a page with its slice, the browser fetches the same
 * slice: both use this table.
 */
export interface Page {
  /** Path of the page with `:name` parameters. */
  readonly path: string;
  readonly slice: Extract<OperationName, `${string}Slice`>;
  /** Topic of the page's data and of its live stream, with the same parameters. */
  readonly topic: string;
  /** Whether the page follows the stream. Otherwise it fetches when it is opened or becomes visible. */
  readonly live: boolean;
  /**
   * Query parameters of the page, with the values that have an effect: those listed, or a `text` or `number`
   * in the page's data. Others are ignored.
   */
  readonly query?: Readonly<Record<string, readonly string[] | 'text' | 'number'>>;
}

export const pages = {
  dashboard: { path: '/results', slice: 'dashboardSlice', topic: 'dashboard', live: true },
  group: {
    path: '/results/competition-group/:label',
    slice: 'groupSlice',
    topic: 'group::label',
    live: true,
  },
  playoff: {
    path: '/results/competition-group/:code/play-off/:playoff',
    slice: 'playoffSlice',
    topic: 'playoff::code::playoff',
    live: true,
    query: { view: ['rounds', 'tree', 'list'], team: 'number' },
  },
  category: {
    path: '/results/team-category/:code',
    slice: 'categorySlice',
    topic: 'category::code',
    live: true,
  },
  ranking: {
    path: '/results/team-category/:code/ranking',
    slice: 'rankingSlice',
    topic: 'ranking::code',
    live: true,
  },
  match: {
    path: '/results/match/:id',
    slice: 'matchSlice',
    topic: 'match::id',
    live: true,
    query: { tab: ['rosters', 'info'] },
  },
  team: { path: '/results/team-detail/:id', slice: 'teamSlice', topic: 'team::id', live: true },
  countries: { path: '/results/countries', slice: 'countriesSlice', topic: 'countries', live: false },
  country: {
    path: '/results/country/:countryCode',
    slice: 'countrySlice',
    topic: 'country::countryCode',
    live: true,
  },
  /** All past editions. */
  archive: { path: '/results/archive', slice: 'archiveSlice', topic: 'archive', live: false },
  /** The edition that invites clubs; the same address before, during and after its window. */
  join: { path: '/join', slice: 'joinSlice', topic: 'join', live: false },
  /** Halls and help in the city; with `from`, the minutes from a hall; with `kind`, only these on the map. */
  city: {
    path: '/city',
    slice: 'citySlice',
    topic: 'city',
    live: false,
    query: { from: 'number', kind: ['halls', ...helpKinds] },
  },
  /** The same data for a child that cannot find its team. */
  lostChild: { path: '/city/lost', slice: 'citySlice', topic: 'city', live: false },
  halls: { path: '/results/matches-by-hall', slice: 'hallsSlice', topic: 'halls', live: true },
  /** The same data on one screen for a lobby; before the page of a hall, whose number it would be. */
  hallWall: { path: '/results/matches-by-hall/wall', slice: 'hallsSlice', topic: 'halls', live: true },
  hall: {
    path: '/results/matches-by-hall/:id',
    slice: 'hallSlice',
    topic: 'hall::id',
    live: true,
    query: { day: 'text' },
  },
  /** The present day of matches, else the next one. */
  schedule: {
    path: '/results/schedule',
    slice: 'scheduleSlice',
    topic: 'schedule:today',
    live: true,
    query: { category: 'text', hall: 'number', show: ['live', 'mine'] },
  },
  scheduleDay: {
    path: '/results/schedule/:day',
    slice: 'scheduleSlice',
    topic: 'schedule::day',
    live: true,
    query: { category: 'text', hall: 'number', show: ['live', 'mine'] },
  },
  /** The same data for a screen in the hall. */
  hallScreen: {
    path: '/results/matches-by-hall/:id/screen',
    slice: 'hallSlice',
    topic: 'hall::id',
    live: true,
    query: { theme: colourSchemes },
  },
  /** The same data as a transparent layer over a video; `delay` in seconds is read in the browser alone. */
  hallOverlay: {
    path: '/results/matches-by-hall/:id/overlay',
    slice: 'hallSlice',
    topic: 'hall::id',
    live: true,
  },
  matchOverlay: {
    path: '/results/match/:id/overlay',
    slice: 'matchSlice',
    topic: 'match::id',
    live: true,
  },
  statistics: {
    path: '/results/statistics/:code',
    slice: 'statisticsSlice',
    topic: 'statistics::code',
    live: true,
    query: { tab: ['penalties'] },
  },
  places: { path: '/results/places/:type', slice: 'placesSlice', topic: 'places::type', live: false },
  place: { path: '/results/place/:id', slice: 'placeSlice', topic: 'place::id', live: false },
  referees: { path: '/results/referees', slice: 'refereesSlice', topic: 'referees', live: false },
  /** The same data, of which the page shows one country. */
  refereesOfCountry: {
    path: '/results/referees/:countryCode',
    slice: 'refereesSlice',
    topic: 'referees',
    live: false,
  },
  referee: { path: '/referees/detail/:id', slice: 'refereeSlice', topic: 'referee::id', live: true },
} as const satisfies Readonly<Record<string, Page>>;

type AnyPage = (typeof pages)[keyof typeof pages];

export interface PageMatch {
  readonly page: AnyPage;
  readonly params: Readonly<Record<string, string>>;
}

/** The page of a path (without query), or null. A parameter that is not valid percent-encoding matches nothing. */
export function matchPage(pathname: string): PageMatch | null {
  for (const page of Object.values<AnyPage>(pages)) {
    const params = matchPath(page.path, pathname);
    if (params) return { page, params };
  }
  return null;
}

/**
 * The part of a query that affects the page, in a fixed order, so that other parameters make no new cache
 * entries.
 * @param search with its question mark, or ''
 * @param json the page's data
 * @returns '', or with its question mark
 */
export function meaningfulSearch(page: Page, search: string, json: string): string {
  if (search === '' || page.query === undefined) return '';
  const asked = new URLSearchParams(search);
  const kept = Object.entries(page.query).flatMap(([name, values]) => {
    const value = asked.get(name);
    return value !== null && means(values, value, json) ? [[name, value]] : [];
  });
  return kept.length === 0 ? '' : `?${new URLSearchParams(kept).toString()}`;
}

function means(values: readonly string[] | 'text' | 'number', value: string, json: string): boolean {
  if (values === 'text') return json.includes(JSON.stringify(value));
  if (values === 'number')
    return /^[1-9]\d{0,9}$/.test(value) && [',', '}'].some((end) => json.includes(`:${value}${end}`));
  return values.includes(value);
}

/** `group::label` with `{label: 'MA-A'}` is `group:MA-A`. */
export function topicOf({ page, params }: PageMatch): string {
  return page.topic.replace(/:(?::(\w+))?/g, (whole, name: string | undefined) =>
    name === undefined ? whole : `:${params[name] ?? ''}`,
  );
}

/** Parameters of a path by a pattern with `:name` parts; null if it does not match. */
export function matchPath(pattern: string, pathname: string): Record<string, string> | null {
  const names = pattern.split('/');
  const parts = pathname.replace(/\/+$/, '').split('/');
  if (names.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const part = parts[index] ?? '';
    if (!name.startsWith(':')) {
      if (name !== part) return null;
      continue;
    }
    const value = decode(part);
    if (!value) return null;
    params[name.slice(1)] = value;
  }
  return params;
}

function decode(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
