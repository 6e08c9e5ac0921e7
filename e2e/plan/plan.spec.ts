import { accessibilityViolations } from '../pages/accessibility-violations.ts';
import { type Page, expect, test } from '../fixtures.ts';
import { PortalServer } from '../server.ts';

const organiser = { email: 'admin@example.test', password: 'organiser-lipova' };
const api = '/api/v1/admin/plan';

// The schedule is a tool of a wide screen.
test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false, deviceScaleFactor: 1 });

/** Groups of four, everybody against everybody. */
const groupsOfFour = {
  id: 'own-groups-of-4',
  guarantee: 3,
  stages: [
    {
      kind: 'groups',
      id: 'G',
      level: 'preliminary',
      take: 'entries',
      size: { target: 4, min: 3, max: 5 },
      legs: 1,
      carriesOver: false,
      spread: 'apart',
      ranked: true,
    },
  ],
};

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** A call as the signed-in organiser, made by the page itself. */
async function call(page: Page, method: string, path: string, body?: unknown): Promise<Answer> {
  return page.evaluate(
    async ([verb, address, content]) => {
      const init =
        content === undefined
          ? {}
          : { body: JSON.stringify(content), headers: { 'content-type': 'application/json' } };
      const answer = await fetch(address, { method: verb, ...init });
      return { status: answer.status, body: await answer.json() };
    },
    [method, path, body] as const,
  );
}

async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/en/login?next=${encodeURIComponent('/admin/plan')}`);
  await page.getByLabel('E-mail').fill(organiser.email);
  await page.getByLabel('Password', { exact: true }).fill(organiser.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Capacity', level: 1 })).toBeVisible();
}

interface Teams {
  readonly categories: readonly {
    readonly code: string;
    readonly teams: readonly { readonly id: number; readonly state: string }[];
  }[];
}

/** Chooses a format for the category with most accepted teams and draws it in the order of registration. */
async function drawOneCategory(page: Page): Promise<string> {
  const { categories } = (await call(page, 'GET', `${api}/teams`)).body as Teams;
  const accepted = categories
    .map(({ code, teams }) => ({
      code,
      ids: teams.filter(({ state }) => state === 'accepted').map(({ id }) => String(id)),
    }))
    .toSorted((a, b) => b.ids.length - a.ids.length);
  const [{ code, ids } = { code: '', ids: [] }] = accepted;
  expect(ids.length).toBeGreaterThan(3);
  const { revision } = (await call(page, 'GET', `${api}/draft`)).body as { revision: number };
  const changes = [
    { kind: 'format', category: code, format: groupsOfFour, entries: ids.length },
    { kind: 'draw', category: code, entries: ids },
  ];
  for (const [index, change] of changes.entries()) {
    const command = { clientKey: `journey-${index}`, revision: revision + index, change };
    const answer = await call(page, 'POST', `${api}/draft/commands`, command);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  }
  return code;
}

test('an organiser places a match by keyboard, undoes it, and finds the draft again after a reload and publishes it', async ({
  page,
}) => {
  test.slow();
  const server = await PortalServer.withEdition('registration-open');
  try {
    await server.start();
    await signIn(page, server.url);
    const code = await drawOneCategory(page);
    await page.getByRole('navigation', { name: 'Organiser' }).getByRole('link', { name: 'Schedule' }).click();
    await expect(page.getByRole('heading', { name: 'No match has a place yet' })).toBeVisible();
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    const waiting = page.locator('[data-waiting][tabindex="0"]');
    await waiting.focus();
    await page.keyboard.press(' ');
    await expect(page.getByRole('heading', { name: 'Cheapest places' })).toBeVisible();
    await expect(page.getByRole('gridcell', { name: /, cost / }).first()).toBeVisible();
    await page.keyboard.press('b');
    await page.keyboard.press('Enter');
    const placed = page.locator(`[data-match^="${code} "]:not([data-waiting])`);
    await expect(placed).toHaveCount(1);
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();

    await page.reload();
    await expect(placed).toHaveCount(1);
    await placed.focus();
    await page.keyboard.press('Control+z');
    await expect(placed).toHaveCount(0);
    await page.keyboard.press('Control+Shift+z');
    await expect(placed).toHaveCount(1);
    for (const theme of ['light', 'dark']) {
      await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
      expect(await accessibilityViolations(page)).toEqual([]);
    }

    await page.getByRole('link', { name: 'Publish 1 change' }).click();
    await expect(page.getByText('12 new matches')).toBeVisible();
    await page.getByLabel('Reason', { exact: true }).fill('The first groups, before the rest has its places');
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.getByRole('button', { name: /^Publish \d+ changes$/ }).click();
    await expect(page.getByText('Version 1 is published.')).toBeVisible();
    const visitor = await page.context().newPage();
    await visitor.goto(`${server.url}/en/results`);
    await visitor
      .getByRole('link', { name: new RegExp(code) })
      .first()
      .click();
    await expect(visitor.getByRole('main')).toContainText('8:00');
  } finally {
    await server.remove();
  }
});

test('two organisers see each other, and a move that meets another is answered with both', async ({
  page,
  browser,
}) => {
  test.slow();
  const server = await PortalServer.withEdition('registration-open');
  const other = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  try {
    await server.start();
    await signIn(page, server.url);
    await drawOneCategory(page);
    await signIn(other, server.url);
    await page.goto(`${server.url}/en/admin/plan/schedule`);
    await expect(page.getByRole('heading', { name: 'No match has a place yet' })).toBeVisible();
    const draft = (await call(other, 'GET', `${api}/draft`)).body as {
      revision: number;
      matches: readonly { key: string }[];
      input: { hallDays: readonly { hall: string; day: number; open: number }[] };
    };
    const [match] = draft.matches;
    const [hallDay] = draft.input.hallDays.filter(({ day }) => day === 0);
    const change = { kind: 'place', match: match?.key, to: { hall: hallDay?.hall, start: hallDay?.open } };
    const stored = await call(other, 'POST', `${api}/draft/commands`, {
      clientKey: 'the-colleague',
      revision: draft.revision,
      change,
    });
    expect(stored.status, JSON.stringify(stored.body)).toBe(200);
    await expect(page.locator('[data-match]:not([data-waiting])')).toHaveCount(1);
  } finally {
    await other.close();
    await server.remove();
  }
});
