import { expect, errorsOf, test } from '../fixtures.ts';

test('the first page opens without an error and says what it is', async ({ page }) => {
  const errors = errorsOf(page);

  await page.goto('/');

  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.locator('html').getAttribute('lang')).toMatch(/^(cs|en)$/);
  const sideways = await page.evaluate(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  );
  expect(sideways, 'nothing scrolls sideways').toBe(0);
  expect(errors).toEqual([]);
});

test('whoever wants no motion sees none, the mark of a live match included', async ({ page }) => {
  const moving = () => page.evaluate(() => document.getAnimations().length);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/results');
  await expect(page.getByText('ŽIVĚ', { exact: true }).first()).toBeVisible();
  await expect.poll(moving).toBeGreaterThan(0);

  await page.emulateMedia({ reducedMotion: 'reduce' });

  await expect.poll(moving).toBe(0);
});

test('a server that was killed answers again on the same data', async ({ ownServer, page }) => {
  await ownServer.kill();
  await ownServer.start();

  const answer = await page.goto(ownServer.url);

  expect(answer?.status()).toBe(200);
});

test('going back finds the page where it was left, after a reload too', async ({ page }) => {
  await page.goto('/results');
  // From when on places are kept.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => scrollTo(0, 600));
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(600);
  const group = page.locator('main a[href*="/results/competition-group/"]').last();
  await group.evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/competition-group/);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await page.reload();
  await page.waitForLoadState('networkidle');

  await page.goBack();

  await expect(page).toHaveURL(/\/results$/);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(600);
});
