import { expect, test } from '../fixtures.ts';
import type { Page } from '../fixtures.ts';
import { chooseFormat } from '../plan/choose-format.ts';
import { organisers } from '../plan/organiser-client.ts';
import { PortalServer } from '../server.ts';
import { everyLook, violationsInThemes } from './accessibility-violations.ts';
import { settled, shown } from './shown.ts';

const nightly = { tag: '@nightly' };
const phone = { width: 360, height: 740 };
const desk = { width: 1280, height: 800 };

test.describe.configure({ mode: 'parallel' });
test.use({ isMobile: false, hasTouch: false, actionTimeout: 20_000 });

async function signIn(page: Page, url: string, data: typeof organisers.admin): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect((await page.request.post(`${url}/api/v1/login`, { data })).ok()).toBe(true);
}

/** On a phone and at a desk; one of the two where not every look is asked for. */
async function breaksNothing(page: Page, place: string): Promise<void> {
  const own = place.length % 2 === 0 ? phone : desk;
  for (const size of everyLook ? [phone, desk] : [own]) {
    await page.setViewportSize(size);
    await settled(page);
    expect.soft(await violationsInThemes(page, `${place}, ${size.width} px`)).toEqual([]);
  }
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

test(
  'the confirmation of a publication and the matches of a referee break no rule of accessibility',
  nightly,
  async ({ page, browser, ownServer: { url } }) => {
    test.setTimeout(300_000);
    await signIn(page, url, organisers.admin);
    await page.setViewportSize(desk);
    await page.goto(`${url}/en/admin/plan/schedule`);
    // What is played on the last day may still be moved; which weekday that is depends on today.
    await page.getByRole('group', { name: 'Day', exact: true }).getByRole('button').last().click();
    await press(page, 'Table');
    await press(page, /^[MW][A-E] .+ · \d+$/);
    await page.getByRole('menuitem', { name: 'Take out' }).click();
    await page.goto(`${url}/en/admin/plan/versions`);
    await expect(page.getByRole('button', { name: /^Publish [1-9]/ })).toBeVisible();
    await breaksNothing(page, 'a publication');

    await page.goto(`${url}/en/admin/plan/appointments`);
    await press(page, 'By pair');
    await page.getByRole('group', { name: 'Day' }).getByRole('button').last().click();
    await press(page, 'Appoint the rest');
    await expect(page.getByText(/matches were given a pair\./)).toBeVisible();
    await press(page, /^Publish [1-9]/);
    await expect(page.getByRole('button', { name: 'Publish 0' })).toBeVisible();
    const referee = await browser.newPage();
    await signIn(referee, url, { email: 'referee@example.test', password: 'referee-lipova' });
    await referee.goto(`${url}/en/referee/matches`);
    await shown(referee);
    await breaksNothing(referee, 'matches of a referee');
    await press(referee, 'I can’t…');
    await breaksNothing(referee, 'a match that is given back');
    await press(referee, 'Cancel');
    await press(referee, 'I’ll be there');
    await expect(referee.getByText('confirmed').first()).toBeVisible();
    await breaksNothing(referee, 'a match that is confirmed');
    await referee.close();
  },
);

test(
  'the ceremony of a draw breaks no rule of accessibility, from the fingerprint to the last ball',
  nightly,
  async ({ page }) => {
    test.setTimeout(300_000);
    const server = await PortalServer.withEdition('registration-open');
    try {
      await server.start();
      await page.clock.install();
      await signIn(page, server.url, organisers.admin);
      const { code, teams } = await chooseFormat(page, server.url);
      await page.goto(`${server.url}/en/admin/plan/ceremony/${code}`);
      await shown(page);
      await breaksNothing(page, 'the ceremony before it begins');
      await press(page, 'Publish the fingerprint');
      await press(page, 'Freeze teams and pots');
      await page.getByRole('textbox', { name: 'Numbers from the hall' }).fill('4 1 2 7');
      await page.getByRole('textbox', { name: 'Drawn by' }).fill('Eliška Nová');
      await breaksNothing(page, 'the numbers from the hall');
      await press(page, 'Begin the draw');
      await press(page, 'Draw the team');
      await expect(page.getByRole('button', { name: 'Draw the group' })).toBeVisible();
      await breaksNothing(page, 'the first ball');
      for (let step = 1; step < teams * 2; step += 1) {
        // A second press within 0.6 s is taken for the same one.
        await page.clock.fastForward(650);
        await press(page, step % 2 ? 'Draw the group' : 'Draw the team');
      }
      await expect(page.getByText('All teams are drawn.')).toBeVisible();
      await breaksNothing(page, 'the last ball');
      const visitor = await page.context().newPage();
      await visitor.goto(`${server.url}/en/results/draw/${code}`);
      await press(visitor, 'Verify on this device');
      await expect(visitor.getByRole('heading', { name: 'Draw verified' })).toBeVisible();
      await breaksNothing(visitor, 'a verified draw');
    } finally {
      await server.remove();
    }
  },
);
