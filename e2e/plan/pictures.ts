import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '../fixtures.ts';

/**
 * Keeps what the window shows as `<PICTURES>/<name>.webp`, where a run asks for pictures (`npm run pictures`); other runs
 * take none. Playwright writes no WebP, which weighs a third of a PNG here.
 */
export async function takePicture(page: Page, name: string): Promise<void> {
  const folder = process.env['PICTURES'];
  if (!folder) return;
  // Pages come in with a fade; a picture of its middle would be pale.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  // Toasts of earlier steps would cover the subject of the picture.
  const hideToasts = (isHidden: boolean) =>
    page.getByRole('status').evaluateAll((regions, hidden) => {
      for (const region of regions) region.style.visibility = hidden ? 'hidden' : '';
    }, isHidden);
  await hideToasts(true);
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 60 });
  await session.detach();
  await hideToasts(false);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.webp`), Buffer.from(data, 'base64'));
}
