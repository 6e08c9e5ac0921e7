import { expect, errorsOf, shownGroup, test } from '../fixtures.ts';

test.describe('the page of a group', () => {
  test('leads from the first page to a table and back', async ({ page }) => {
    const errors = errorsOf(page);
    await page.goto('/');
    await expect(page).toHaveURL(/\/results$/);

    const { label, path } = await shownGroup(page);
    await page.goto('/results');
    const group = page.locator(`main a[href="${path}"]`).first();
    // On phones the way leads through the category.
    if (!(await group.isVisible())) await page.locator('main a[href*="/team-category/"]').first().click();
    await group.click();

    await expect(page.getByRole('table').first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(label);
    // A group belongs to its category, and that to the first page.
    const back = page.getByRole('main').getByRole('link').first();
    await back.click();
    await expect(page).toHaveURL(/\/results\/team-category\/[^/]+$/);
    // The address changes before the page does.
    await expect(back).toHaveAttribute('href', '/results');
    await back.click();
    await expect(page).toHaveURL(/\/results$/);
    expect(errors).toEqual([]);
  });

  test('says what it says without JavaScript', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
    const page = await context.newPage();
    await page.goto('/results');
    const href = await page
      .locator('main a[href*="/results/competition-group/"]')
      .first()
      .getAttribute('href');
    await page.goto(href ?? '');
    expect(await page.getByRole('table').first().locator('th[scope=row]').count()).toBeGreaterThan(1);
    await context.close();
  });

  test('changes its language by a switch that stays, and by the prefix of an address', async ({ page }) => {
    const { path } = await shownGroup(page);
    await page.goto(`/en${path}`);
    await expect(page).toHaveURL(new RegExp(`${path.replaceAll('.', String.raw`\.`)}$`));
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { name: 'Table', exact: true })).toBeVisible();

    await page.goto(`/cs${path}`);
    await expect(page.getByRole('heading', { name: 'Tabulka', exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Tabulka', exact: true })).toBeVisible();
  });

  test('answers an unknown group with 404 and a way out', async ({ page }) => {
    const answer = await page.goto('/results/competition-group/NO-SUCH');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  });

  test('explains its order on request, by keyboard alone', async ({ page }) => {
    await page.goto('/results');
    // A bracket of two that has not been played yet has no order.
    const path = await page.locator('main a[href$="-A"]').first().getAttribute('href');
    await page.goto(path ?? '');
    const summary = page.locator('details > summary').first();
    await summary.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('details[open]').first()).toBeVisible();
  });

  test('lets the keyboard skip to the content first', async ({ page }) => {
    const { path } = await shownGroup(page);
    await page.goto(path);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Přejít k obsahu' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeInViewport();
  });
});
