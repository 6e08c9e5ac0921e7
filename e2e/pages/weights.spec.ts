import { expect, test } from '../fixtures.ts';
import { publicPaths } from './public-paths.ts';

/**
 * Bytes of the page as it travels, with its data. The first page of the demo has 14,200 to 14,500, by what is played in its hour;
 * ten packets, which a server sends before the first answer of a device, hold 14,600.
 */
const limit = 14_600;
const limitOfLists = 24_000;

test('every public page with its data arrives within its weight', async ({ page, request }) => {
  const { pages, lists } = await publicPaths(page);
  const paths = [
    ...pages.map((path) => [path, limit] as const),
    ...lists.map((path) => [path, limitOfLists] as const),
  ];
  for (const [path, most] of paths) {
    const answer = await request.get(path, { headers: { 'accept-encoding': 'br' } });
    const { 'content-length': length, 'content-encoding': encoding } = answer.headers();
    expect([path, answer.status(), encoding]).toEqual([path, 200, 'br']);
    expect.soft(Number(length), path).toBeLessThanOrEqual(most);
  }
});

test('letters of headlines are asked for at once, and by no link that holds up the first paint', async ({
  page,
}) => {
  const asked = page.waitForRequest(/gabarito-latin-wght/);
  await page.goto('/results');

  // Chrome waits for those in the head, although others stand in for the letters.
  await expect(page.locator('link[rel="preload"][as="font"]')).toHaveCount(1);
  await expect(page.locator('body > link[rel="preload"][as="font"]')).toHaveCount(1);
  const address = await page.locator('body > link[as="font"]').getAttribute('href');
  expect(new URL((await asked).url()).pathname).toBe(address);
});
