import { expect } from '../fixtures.ts';
import type { Page } from '../fixtures.ts';

/** Waits until the page has its data; the network is never silent on those that go on listening. */
export async function shown(page: Page): Promise<void> {
  await expect(page.getByRole('main').first()).toBeVisible();
  await expect(page.locator('main :is(h1, a, button)').first()).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await settled(page);
}

/** Waits until nothing more has come for a while: parts below the fold have code and data of their own. */
export async function settled(page: Page): Promise<void> {
  let before = -1;
  await expect(async () => {
    const now = await page.evaluate<number>(
      'document.querySelectorAll("*").length + performance.getEntriesByType("resource").length',
    );
    const isQuiet = now === before;
    before = now;
    expect(isQuiet).toBe(true);
  }).toPass({ intervals: [200] });
}
