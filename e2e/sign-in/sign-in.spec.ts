import { expect, shownGroup, test } from '../fixtures.ts';

/*
 * Accounts that few other journeys use, but for the reporter: from one address an account has ten sign-ins in five minutes, and a journey that comes
 * later waits half a minute for each.
 */
/** Begins on the dashboard; a reporter would begin in the hall of the day. */
const leader = { email: 'team@example.test', password: 'team-admin-lipova' };
const superReporter = { email: 'superreporter@example.test', password: 'super-reporter-lipova' };
const reporter = { email: 'reporter@example.test', password: 'reporter-lipova' };

test('a wrong password is answered in words, and the right one leads on and out again', async ({ page }) => {
  await page.goto('/en/login');
  await page.getByLabel('E-mail').fill(leader.email);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('The entered login credentials are incorrect')).toBeVisible();

  const password = page.getByLabel('Password', { exact: true });
  await password.fill(leader.password);
  // Attempts of other journeys may make this one wait.
  await expect(async () => {
    if (page.url().endsWith('/login')) await password.press('Enter', { timeout: 2000 });
    await expect(page).toHaveURL(/\/dashboard$/, { timeout: 5000 });
  }).toPass();
  // The address is there before its page, and another page closes the menu.
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

  await page.locator('button[aria-haspopup="dialog"][aria-expanded]:visible').first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await page.locator('button[aria-haspopup="dialog"][aria-expanded]:visible').first().click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('a reporter begins in the hall of the day, and finds the dashboard behind it', async ({ page }) => {
  await page.goto('/en/login');
  await page.getByLabel('E-mail').fill(reporter.email);
  await page.getByLabel('Password', { exact: true }).fill(reporter.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/reporter\//);
  await page.goto('/en/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test('a page that needs a user leads to the sign-in, and back to where one wanted to go', async ({
  page,
}) => {
  await page.goto('/en/unauthorized');
  await expect(page).toHaveURL(/\/login\?/);
  await page.getByLabel('E-mail').fill(superReporter.email);
  await page.getByLabel('Password', { exact: true }).fill(superReporter.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/unauthorized$/);
});

test('a sign-in never leads to another site', async ({ page, baseURL }) => {
  const { path } = await shownGroup(page);
  await page.goto(`/en/login?next=${encodeURIComponent('//evil.example/x')}`);
  await page.getByLabel('E-mail').fill(superReporter.email);
  await page.getByLabel('Password', { exact: true }).fill(superReporter.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).not.toHaveURL(/login/);
  expect(page.url().startsWith(baseURL ?? '')).toBe(true);
  expect(path).toContain('/results/');
});
