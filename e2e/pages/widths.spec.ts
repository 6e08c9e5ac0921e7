import { expect, test } from '../fixtures.ts';
import type { Page } from '../fixtures.ts';

const widths = Array.from({ length: 10 }, (_, step) => 900 + 40 * step);

/** In five languages. */
const signOut = /^(Odhlásit se|Sign out|Abmelden|Odhlásiť sa|Wyloguj się)$/;

/** Widths at which the page on show is wider than its window. */
async function tooNarrow(page: Page): Promise<number[]> {
  const found: number[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const needed = await page.evaluate(() => document.scrollingElement?.scrollWidth ?? 0);
    if (needed > width) found.push(width);
  }
  return found;
}

for (const locale of ['cs', 'en', 'de', 'sk', 'pl']) {
  test(`the header fits between a tablet and a desk, signed out and in (${locale})`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`/${locale}/results`);
    await expect(page.locator('main h1')).toBeVisible();
    expect(await tooNarrow(page)).toEqual([]);

    const club = { email: 'club@example.test', password: 'club-leader-lipova' };
    expect((await page.request.post('/api/v1/login', { data: club })).ok()).toBe(true);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`/${locale}/dashboard`);
    await expect(page.getByRole('banner').getByRole('button', { name: signOut })).toBeVisible();
    expect(await tooNarrow(page)).toEqual([]);
  });

  test(`the frame of organisers fits between a tablet and a desk (${locale})`, async ({ page }) => {
    const data = { email: 'admin@example.test', password: 'organiser-lipova' };
    expect((await page.request.post('/api/v1/login', { data })).ok()).toBe(true);
    await page.setViewportSize({ width: 1280, height: 800 });
    // An organiser begins at the overview.
    await page.goto(`/${locale}/dashboard`);
    await expect(page).toHaveURL(/\/admin$/);
    await expect(page.getByRole('banner').getByRole('list').first()).toBeVisible();
    expect(await tooNarrow(page)).toEqual([]);
  });
}
