import { expect, test } from '../fixtures.ts';
import type { Page } from '../fixtures.ts';
import { shown } from './shown.ts';
import { signedInRoutes } from './routes.ts';

/** Linked once a category has groups to be drawn, which no category of the demo has; `draw.spec.ts` follows that link. */
const draw = '/admin/plan/ceremony/:category';

const routes = signedInRoutes.filter((route) => route !== draw);

const matchScreen = '/reporter/match/:matchId';

/** So many pages of one kind are looked at for links: records differ in what they lead to. */
const samples = 2;

const people = [
  ['superadmin@example.test', 'super-admin-lipova'],
  ['club@example.test', 'club-leader-lipova'],
  ['referee@example.test', 'referee-lipova'],
  ['reporter@example.test', 'reporter-lipova'],
] as const;

test('every page of signed-in users is reached by links from the dashboard of somebody who may see it', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(600_000);
  const reached = new Set<string>();
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
    await page.goto('/en/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await walk(page, reached);
    await context.close();
  }
  expect(routes.filter((route) => !reached.has(route))).toEqual([]);
});

/** Follows the links of the dashboard and of its menu, and those of the pages that they lead to; kinds that were not seen come first. */
async function walk(page: Page, reached: Set<string>): Promise<void> {
  const seen = new Map<string, number>();
  const found = new Set<string>();
  const waiting: { path: string; route: string }[] = [];
  const collect = (paths: readonly string[]) => {
    for (const path of paths) {
      const route = routeOf(path);
      if (route === undefined || found.has(path)) continue;
      found.add(path);
      waiting.push({ path, route });
    }
  };
  const times = (route: string) => seen.get(route) ?? 0;
  const take = () => {
    const [next] = waiting.toSorted((a, b) => times(a.route) - times(b.route));
    if (next) waiting.splice(waiting.indexOf(next), 1);
    return next && times(next.route) < samples ? next : undefined;
  };
  collect([...(await linksOf(page)), ...(await menuOf(page))]);
  for (let next = take(); next !== undefined && reached.size < routes.length; next = take()) {
    seen.set(next.route, times(next.route) + 1);
    await page.goto(`/en${next.path}`);
    await shown(page);
    // Whoever is led elsewhere has not reached the page.
    if (routeOf(pathOf(page.url())) === next.route) reached.add(next.route);
    if (next.route === matchScreen) await openMore(page);
    collect(await linksOf(page));
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
