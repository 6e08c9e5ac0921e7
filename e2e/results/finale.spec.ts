import { expect, test } from '../fixtures.ts';
import { accessibilityViolations } from '../pages/accessibility-violations.ts';
import { PortalServer } from '../server.ts';

test('a tournament that is over shows its champions, leads to the ranking of each, and keeps the ticket of a followed team', async ({
  page,
}) => {
  test.slow();
  const server = await PortalServer.withEdition('finished');
  try {
    await server.start();
    await page.goto(`${server.url}/en/results`);
    await expect(page.getByRole('heading', { level: 1, name: 'Champions', exact: true })).toBeVisible();
    const champions = page.getByRole('region', { name: /^Champions/ }).getByRole('listitem');
    await expect(champions).not.toHaveCount(0);
    for (const name of ['Final ranking', 'Medals', 'Records'])
      await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);

    const champion = champions.first().getByRole('link');
    const name = (await champion.textContent()) ?? '';
    await champion.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.getByRole('main').getByRole('button', { pressed: false }).first().click();

    await page.goto(`${server.url}/en/results`);
    const own = page.getByRole('region', { name: 'Your teams' });
    await expect(own.getByRole('img', { name: `Ticket of ${name} in ` })).toBeVisible();
    await page.getByRole('region', { name: 'Final ranking' }).getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Final ranking');
    await expect(page.getByRole('row').nth(1)).toContainText('1');
    expect(await accessibilityViolations(page)).toEqual([]);
  } finally {
    await server.remove();
  }
});
