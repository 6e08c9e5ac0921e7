import { expect, test } from '../fixtures.ts';
import type { Page } from '../fixtures.ts';
import { accessibilityViolations, everyLook, isSideways } from './accessibility-violations.ts';
import { addressOf, publicRoutes, signedInRoutes } from './routes.ts';
import { shown } from './shown.ts';

interface Account {
  readonly email: string;
  readonly password: string;
}

interface Part {
  readonly who: string;
  /** null: nobody is signed in. */
  readonly account: Account | null;
  readonly routes: readonly string[];
}

interface Ticket {
  readonly home: { readonly team: { readonly id: number } | null };
}

type Look = readonly [
  name: string,
  size: { width: number; height: number },
  colorScheme: 'light' | 'dark',
  rules?: readonly string[],
];

const phone = { width: 360, height: 740 };
const desk = { width: 1280, height: 800 };
/** What a window of 1280 px has left at 400 %. */
const zoomed = { width: 320, height: 256 };

/** One for each page in turn, so that both themes and both widths are seen on pages of every kind. */
const looks: readonly Look[] = [
  ['phone, light', phone, 'light'],
  ['desk, dark', desk, 'dark'],
];
const wholeLooks: readonly Look[] = [
  ['phone, light', phone, 'light'],
  ['phone, dark', phone, 'dark', ['color-contrast']],
  ['desk, light', desk, 'light'],
  ['desk, dark', desk, 'dark', ['color-contrast', 'scrollable-region-focusable']],
];

const superAdmin = { email: 'superadmin@example.test', password: 'super-admin-lipova' };
const club = { email: 'club@example.test', password: 'club-leader-lipova' };
const late = { email: 'late@example.test', password: 'late-registration-lipova' };
const referee = { email: 'referee@example.test', password: 'referee-lipova' };
const reporter = { email: 'reporter@example.test', password: 'reporter-lipova' };

const among = (pattern: RegExp) => signedInRoutes.filter((route) => pattern.test(route));
const half = publicRoutes.length / 2;

/** Each page with an account that may open it. Parts of like length, since two of them run side by side. */
const parts: readonly Part[] = [
  { who: 'visitor', account: null, routes: publicRoutes.slice(0, half) },
  { who: 'visitor, the rest', account: null, routes: publicRoutes.slice(half) },
  { who: 'planner', account: superAdmin, routes: among(/^\/admin\/plan(\/|$)/u) },
  {
    who: 'organiser, at the tournament',
    account: superAdmin,
    routes: among(/^\/admin(\/(c|m|g|r|users|tournament)[\w-]*.*)?$/u),
  },
  {
    who: 'organiser, before it',
    account: superAdmin,
    routes: among(
      /^\/(translations|registration\/\w+\/update|admin\/(?!plan(\/|$)|c|m|g|r|users|tournament))/u,
    ),
  },
  {
    who: 'club',
    account: club,
    routes: among(/^\/(dashboard|account|club|rosters|registration\/club\/(?:place|status))(\/|$)/u),
  },
  { who: 'late registration', account: late, routes: among(/^\/registration\/\w+\/create/u) },
  { who: 'referee', account: referee, routes: among(/^\/(dashboard|referee)(\/|$)/u) },
  { who: 'reporter', account: reporter, routes: among(/^\/(dashboard|reporter)(\/|$)/u) },
];

// One part beside another: together they take as long as the longest journeys.
test.describe.configure({ mode: 'parallel' });

test('no page is left out', () => {
  const walked = new Set(parts.flatMap(({ routes }) => routes));
  expect([...publicRoutes, ...signedInRoutes].filter((route) => !walked.has(route))).toEqual([]);
  expect(publicRoutes.length).toBeGreaterThan(25);
});

for (const { who, account, routes } of parts) {
  test(`no page breaks a rule of accessibility (${who})`, async ({ page }) => {
    test.setTimeout(600_000);
    const values = await parametersOf(page);
    if (account) expect((await page.request.post('/api/v1/login', { data: account })).ok()).toBe(true);
    for (const [index, route] of routes.entries()) {
      const isRoster = route.startsWith('/rosters/match/');
      const address = addressOf(route, isRoster ? { ...values, id: values['homeMatch'] ?? '' } : values);
      const own = looks.filter((_, at) => at === index % looks.length);
      await walk(page, address, account !== null, everyLook ? wholeLooks : own);
    }
  });
}

/** Reads a page in these looks; it is loaded once. */
async function walk(
  page: Page,
  address: string,
  isSignedIn: boolean,
  chosen: readonly Look[],
): Promise<void> {
  await page.setViewportSize(phone);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(`/en${address}`);
  await shown(page);
  // Who may not open a page is led to another one, which would be read in its place.
  if (isSignedIn) expect.soft(new URL(page.url()).pathname).toContain(address);
  for (const [name, size, colorScheme, rules] of chosen) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    expect.soft(await accessibilityViolations(page, rules), `${address}, ${name}`).toEqual([]);
  }
  await page.setViewportSize(zoomed);
  expect.soft(await isSideways(page), `${address} scrolls sideways when zoomed`).toBe(false);
}

/** A value for every parameter of an address; records of the demo begin with 1. */
async function parametersOf(page: Page): Promise<Record<string, string>> {
  const { live, next } = await (await page.request.get('/api/v1/results/dashboard')).json();
  const { edition } = await (await page.request.get('/api/v1/results/halls')).json();
  const { matches } = await (await page.request.get('/api/v1/results/team/1')).json();
  const { slug } = [...live, ...next][0];
  return {
    id: '1',
    hallId: '1',
    homeMatch: String(matches.find(({ home }: Ticket) => home.team?.id === 1).id),
    slug,
    matchId: slug,
    side: 'home',
    kind: 'blank',
    code: 'MA',
    category: 'MA',
    label: 'MA-A',
    playoff: 'A',
    countryCode: 'CZ',
    type: 'hall',
    day: edition.startDate,
  };
}
