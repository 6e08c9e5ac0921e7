import { accessibilityViolations } from '../pages/accessibility-violations.ts';
import { expect, errorsOf, test } from '../fixtures.ts';
import type { Page } from '../fixtures.ts';

const admin = { email: 'club@example.test', password: 'club-leader-lipova' };
const trainer = { email: 'late@example.test', password: 'late-registration-lipova' };

async function signIn(page: Page, { email, password }: typeof admin, next: string) {
  await page.goto(`/en/login?next=${encodeURIComponent(next)}`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
}

test('a club admin invites a team admin, who accepts, sees one team only, and loses the permissions again', async ({
  page,
  browser,
}) => {
  const errors = errorsOf(page);
  await signIn(page, admin, '/dashboard');
  await page.getByRole('link', { name: /Open the club/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Finance' })).toBeVisible();
  const club = new URL(page.url()).pathname;
  await page.getByRole('link', { name: 'Manage users' }).click();
  await page.getByRole('button', { name: 'Invite' }).click();
  await page.getByLabel('E-mail').fill(trainer.email);
  await page.getByRole('button', { name: 'Invite' }).click();
  await expect(page.getByText('At least one permission must be selected').first()).toBeVisible();
  await page.getByRole('group', { name: 'Team admin of' }).getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Invite' }).click();
  await expect(page.getByText('User was successfully created')).toBeVisible();
  // Whose account the address has nobody learns before it is accepted.
  await expect(page.getByText('Zoja Opozdilá')).toHaveCount(0);

  const other = await browser.newPage();
  await signIn(other, trainer, '/dashboard');
  await expect(other.getByRole('link', { name: /Open the club/ })).toHaveCount(0);
  await other.getByRole('button', { name: /^Accept/ }).click();
  await other.getByRole('link', { name: /Open the club/ }).click();
  await expect(other.getByText('You see the teams that you manage.')).toBeVisible();
  await expect(
    other
      .getByRole('table')
      .getByRole('row')
      .filter({ has: other.getByRole('cell') }),
  ).toHaveCount(1);
  await expect(other.getByRole('heading', { name: 'Finance' })).toHaveCount(0);
  await other.goto(`${club}/users`);
  await expect(other).toHaveURL(new RegExp(`${club}$`));

  await page.reload();
  await page.getByRole('button', { name: 'Remove: Zoja Opozdilá' }).click();
  const dialog = page.getByRole('dialog', { name: 'Do you really want to remove all permissions?' });
  await expect(dialog).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByText('User was removed')).toBeVisible();
  await other.goto(club);
  await expect(other.getByRole('heading', { name: 'Not here' })).toBeVisible();
  await other.close();
  expect(errors).toEqual([]);
});
