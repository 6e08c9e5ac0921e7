import { type Page, expect, test } from '../fixtures.ts';
import {
  acceptClubs,
  addCategories,
  addHalls,
  openPage,
  prepareEdition,
  registerClubs,
  setUp,
} from './new-portal.ts';
import { takePicture } from './pictures.ts';
import { PortalServer } from '../server.ts';

// The plan is a tool of a wide screen.
test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false, deviceScaleFactor: 1 });

/** Of the organiser, as docs/first-tournament.md promises: until the teams are accepted, and from there to the publication. */
const [pressesToTeams, pressesToPlan] = [34, 15];
/** A person lets the search end by itself. */
const pressesToStop = 1;

test('an empty portal becomes a published tournament of 24 teams in 3 halls on 2 days, without a terminal', async ({
  page,
  browser,
}) => {
  test.slow();
  const server = await PortalServer.inProduction();
  try {
    const presses = await countPresses(page);
    await server.start();
    await setUp(page, server);
    await prepareEdition(page);
    await addCategories(page, ['MC', 'WC']);
    await addHalls(page, ['H1', 'H2', 'H3']);
    await openHalls(page);
    const leader = await (await browser.newContext({ locale: 'en-GB' })).newPage();
    await registerClubs(leader, server.url, 6);
    await leader.context().close();
    await acceptClubs(page);
    const before = presses();

    await choosePlan(page);
    await publish(page);
    expect(before).toBeLessThanOrEqual(pressesToTeams);
    expect(presses() - before - pressesToStop).toBeLessThanOrEqual(pressesToPlan);
    await expectPublished(page, server.url);
  } finally {
    await server.remove();
  }
});

/**
 * Of pointers on the page from now on, and two for each choice in a list, which the driver makes without a pointer. Presses that
 * the driver holds back, because something moved below them, are made again.
 */
async function countPresses(page: Page): Promise<() => number> {
  let presses = 0;
  await page.exposeFunction('countPress', () => (presses += 1));
  await page.addInitScript(
    `addEventListener('pointerdown', () => countPress());
    addEventListener('change', ({ target }) => target.tagName === 'SELECT' && (countPress(), countPress()), true);`,
  );
  return () => presses;
}

/** Hours of the halls, which are 8 to 20 o'clock unless somebody says otherwise. */
async function openHalls(page: Page): Promise<void> {
  await openPage(page, 'Plan settings');
  const hours = page.getByRole('group', { name: 'All courts, every day' });
  await hours.getByLabel('To').fill('19:00');
  await hours.getByRole('button', { name: 'Set for all courts' }).click();
  await takePicture(page, 'plan-settings');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The settings are saved.')).toBeVisible();
}

/** From accepted teams to a full schedule, along the steps of the overview. */
async function choosePlan(page: Page): Promise<void> {
  await openPage(page, 'Capacity');
  await expect(page.getByRole('link', { name: 'Choose a format' }).first()).toBeVisible();
  await takePicture(page, 'plan-overview');
  await stepOf(page, 'MC', 'Choose a format');
  for (const code of ['MC', 'WC']) {
    await expect(page.getByRole('heading', { name: `Format of ${code}` })).toBeVisible();
    const format = page.getByRole('article').filter({ hasText: 'Groups of 4, then play-offs A and B' });
    if (code === 'MC') await takePicture(page, 'formats');
    await format.getByRole('button', { name: 'Choose' }).first().click();
    await expect(page.getByText('Chosen').first()).toBeVisible();
    await goOn(page, code === 'MC' ? 'format of WC' : 'draw of MC');
  }
  for (const code of ['MC', 'WC']) {
    await expect(page.getByRole('heading', { name: `Draw of ${code}` })).toBeVisible();
    await page.getByRole('button', { name: 'Draw', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Use this draw' })).toBeVisible();
    if (code === 'MC') await takePicture(page, 'draw');
    await page.getByRole('button', { name: 'Use this draw' }).click();
    await expect(page.getByRole('button', { name: 'Use this draw' })).toHaveCount(0);
    await goOn(page, code === 'MC' ? 'draw of WC' : 'schedule');
  }
  await page.getByRole('button', { name: /^Fill/ }).first().click();
  const search = page.getByRole('region', { name: 'Improving' });
  await expect(search).toContainText(/Broken rules\s*0\s*No place\s*0/u);
  // It would go on for millions of moves to make a schedule better that is good enough here.
  await search.getByRole('button', { name: 'Stop, take the best' }).click();
  await expect(page.getByText('Every match has a place.')).toBeVisible();
  await takePicture(page, 'schedule');
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Publish \d+ changes$/ }).click();
  await page.getByLabel('Reason', { exact: true }).fill('The first schedule');
  await takePicture(page, 'publish');
  await page.getByRole('button', { name: /^Publish \d+ changes$/ }).click();
  await expect(page.getByText('Version 1 is published.')).toBeVisible();
}

/** By the link to what comes next, which a page of one category has once it is done. */
async function goOn(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: `Next: ${name}`, exact: true }).click();
}

async function stepOf(page: Page, code: string, name: string): Promise<void> {
  const row = page.getByRole('row').filter({ hasText: code });
  await row.getByRole('link', { name, exact: true }).click();
}

/** Visitors find the groups of a category and the schedule of a day. */
async function expectPublished(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/en/results`);
  await takePicture(page, 'public-first-page');
  // Matches of the category are links, too, as soon as they are there.
  await page.locator('a[href$="/results/team-category/MC"]').first().click();
  await expect(page.getByRole('main')).toContainText('HK Club 1');
  await expect(page.getByRole('main')).not.toContainText('Groups are not drawn yet');
  await page.goto(`${url}/en/results/schedule`);
  await expect(page.getByRole('main')).toContainText('HK Club 1');
  await takePicture(page, 'public-schedule');
}
