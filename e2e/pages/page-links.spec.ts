import { expect, test } from '../fixtures.ts';
import type { Page } from '../fixtures.ts';
import { shown } from './shown.ts';
import { signedInRoutes } from './routes.ts';

/** Linked once a category has groups to be drawn, which no category of the demo has; `draw.spec.ts` follows that link. */
const draw = '/admin/plan/ceremony/:category';

const routes = signedInRoutes.filter((route) => route !== draw);

const matchScreen = '/reporter/match/:matchId';

/**
 * How many pages of one kind are looked at for links: records differ in what they lead to. A second one is
 * needed only if nobody's first ones lead everywhere.
 */
const samples = [1, 2];

const people = [
  ['superadmin@example.test', 'super-admin-lipova'],
  ['club@example.test', 'club-leader-lipova'],
  ['referee@example.test', 'referee-lipova'],
  ['reporter@example.test', 'reporter-lipova'],
] as const;

const nightly = { tag: '@nightly' };

test(
  'every page of signed-in users is reached by links from the dashboard of somebody who may see it',
  nightly,
  async ({ browser, baseURL }) => {
    test.setTimeout(600_000);
    const reached = new Set<string>();
    const walkers: Walker[] = [];
    for (const [email, password] of people) {
      const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
      const page = await context.newPage();
      await page.goto('/en/login');
      await page.getByLabel('E-mail').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Sign in' }).click();
      // A reporter is led on to the hall of the day, once.
      await expect(page).not.toHaveURL(/login/);
      await shown(page);
      // An organiser is led on to the overview.
      await page.goto('/en/dashboard');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      walkers.push(await walkerFrom(page));
    }
    for (const most of samples) for (const walker of walkers) await walk(walker, reached, most);
    expect(routes.filter((route) => !reached.has(route))).toEqual([]);
  },
);

interface Waiting {
  readonly path: string;
  readonly route: string;
}

/** Somebody who is signed in, with the links that were found and not followed yet. */
interface Walker {
  readonly page: Page;
  /** How many pages of a kind were looked at. */
  readonly seen: Map<string, number>;
  readonly found: Set<string>;
  waiting: readonly Waiting[];
}

/** Begins with the links of the dashboard and of its menu. */
async function walkerFrom(page: Page): Promise<Walker> {
  const walker: Walker = { page, seen: new Map(), found: new Set(), waiting: [] };
  collect(walker, [...(await linksOf(page)), ...(await menuOf(page))]);
  return walker;
}

function collect(walker: Walker, paths: readonly string[]): void {
  for (const path of paths) {
    const route = routeOf(path);
    if (route === undefined || walker.found.has(path)) continue;
    walker.found.add(path);
    walker.waiting = [...walker.waiting, { path, route }];
  }
}

/** Follows links until `most` pages of each kind were looked at, or every kind is reached. */
async function walk(walker: Walker, reached: Set<string>, most: number): Promise<void> {
  const { page, seen } = walker;
  const times = (route: string) => seen.get(route) ?? 0;
  while (reached.size < routes.length) {
    const next = walker.waiting.find(({ route }) => times(route) < most);
    if (next === undefined) return;
    walker.waiting = walker.waiting.filter((other) => other !== next);
    seen.set(next.route, times(next.route) + 1);
    await page.goto(`/en${next.path}`);
    await shown(page);
    // Whoever is led elsewhere has not reached the page.
    if (routeOf(pathOf(page.url())) === next.route) reached.add(next.route);
    if (next.route === matchScreen) await openMore(page);
    collect(walker, await linksOf(page));
  }
}

/** The screen of a match keeps its rare ways in a dialog. */
async function openMore(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function menuOf(page: Page): Promise<string[]> {
  await page.locator('button[aria-haspopup="dialog"][aria-expanded]:visible').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  return linksOf(page);
}

async function linksOf(page: Page): Promise<string[]> {
  const links = await page
    .locator('a[href]')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  return [...new Set(links.map(pathOf))];
}

/** Without the language in front of it. */
function pathOf(address: string): string {
  return new URL(address).pathname.replace(/^\/(?:cs|en)(?=\/)/u, '');
}

function routeOf(path: string): string | undefined {
  return routes.find((route) => {
    const pattern = route.replace(/\/:\w+\?/gu, '(?:/[^/]+)?').replace(/:\w+/gu, '[^/]+');
    return new RegExp(`^${pattern}$`, 'u').test(path);
  });
}
