import { expect, test } from '../fixtures.ts';
import { PortalServer } from '../server.ts';
import { chooseFormat } from './choose-format.ts';

const organiser = { email: 'admin@example.test', password: 'organiser-lipova' };

test('an operator draws in public, a phone follows ball by ball, verifies, and finds a tampered record', async ({
  page,
  browser,
}) => {
  test.slow();
  test.slow();
  const server = await PortalServer.withEdition('registration-open');
  try {
    await server.start();
    await page.clock.install();
    await page.goto(`${server.url}/en/login?next=${encodeURIComponent('/admin')}`);
    await page.getByLabel('E-mail').fill(organiser.email);
    await page.getByLabel('Password', { exact: true }).fill(organiser.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(/\/admin/);
    const { code, teams } = await chooseFormat(page, server.url);
    await page.goto(`${server.url}/en/admin/plan/draw/${code}`);
    await page.locator(`main a[href$="/admin/plan/ceremony/${code}"]`).click();
    await page.getByRole('button', { name: 'Publish the fingerprint' }).click();
    await page.getByRole('button', { name: 'Freeze teams and pots' }).click();
    await page.getByRole('textbox', { name: 'Numbers from the hall' }).fill('4 1 2 7');
    await page.getByRole('button', { name: 'Begin the draw' }).click();
    await expect(page.getByText('Enter the name of a person')).toBeVisible();
    await page.getByRole('textbox', { name: 'Drawn by' }).fill('Eliška Nová');
    await page.getByRole('button', { name: 'Begin the draw' }).click();

    const context = await browser.newContext({ viewport: { width: 360, height: 780 } });
    const phone = await context.newPage();
    await phone.goto(`${server.url}/en/results/draw/${code}`);
    await page.getByRole('button', { name: 'Draw the team' }).click();
    await expect(phone.getByText('can go to')).toBeVisible();
    for (let step = 1; step < teams * 2; step += 1) {
      // A second press within 0.6 s is taken for the same one.
      await page.clock.fastForward(650);
      await page.getByRole('button', { name: step % 2 ? 'Draw the group' : 'Draw the team' }).click();
    }
    await expect(page.getByText('All teams are drawn.')).toBeVisible();
    await phone.getByRole('button', { name: 'Verify on this device' }).click();
    await expect(phone.getByRole('heading', { name: 'Draw verified' })).toBeVisible();
    await expect(phone.getByText('The groups are not published yet')).toBeVisible();

    // A tampered record: two teams are exchanged.
    await context.route(`**/api/v1/draws/${code}/stream`, (route) => route.abort());
    await context.route(`**/api/v1/draws/${code}`, async (route) => {
      const answer = await route.fetch();
      const body = await answer.json();
      const [one, other] = body.progress.balls;
      [one.team, other.team] = [other.team, one.team];
      await route.fulfill({ response: answer, json: body });
    });
    await phone.reload();
    await phone.getByRole('button', { name: 'Verify on this device' }).click();
    await expect(phone.getByRole('heading', { name: 'This record does not match' })).toBeVisible();
    await context.close();

    // A revealed draw is not stopped: it is set aside with a reason that everybody reads, and drawn again.
    await expect(page.getByRole('button', { name: 'Stop the draw' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Set this draw aside' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Set this draw aside' }).click();
    // Without a reason it is asked once more.
    const reason = dialog.getByRole('textbox', { name: 'Reason, public' });
    await expect(reason).toHaveAttribute('aria-invalid', 'true');
    await reason.fill('A team was in the wrong pot');
    await dialog.getByRole('button', { name: 'Set this draw aside' }).click();
    await expect(page.getByRole('heading', { name: 'Earlier attempts' })).toBeVisible();
    await expect(page.getByText('Reason: A team was in the wrong pot')).toBeVisible();
    await page.getByRole('button', { name: 'Publish the fingerprint' }).click();
    await page.goto(`${server.url}/en/results/draw/${code}`);
    await expect(page.getByText('Reason: A team was in the wrong pot')).toBeVisible();
  } finally {
    await server.remove();
  }
});
