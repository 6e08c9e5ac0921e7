import { expect, faultsOf, test } from './fixtures.ts';

test('the first page opens without a fault and says what it is', async ({ page }) => {
  const faults = faultsOf(page);

  await page.goto('/');

  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.locator('html').getAttribute('lang')).toMatch(/^(cs|en)$/);
  const sideways = await page.evaluate(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  );
  expect(sideways, 'nothing scrolls sideways').toBe(0);
  expect(faults).toEqual([]);
});

test('a server that was killed answers again on the same data', async ({ ownServer, page }) => {
  await ownServer.kill();
  await ownServer.start();

  const answer = await page.goto(ownServer.url);

  expect(answer?.status()).toBe(200);
});
