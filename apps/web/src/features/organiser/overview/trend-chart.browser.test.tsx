import { locales } from '@sevenmetre/rules/vocabulary';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { organiser, showSignedIn } from '../../../testing/show-signed-in.tsx';
import { quietOverview } from './testing/open-overview.tsx';
import type { Trend } from './trend-shape.ts';

afterEach(async () => {
  vi.unstubAllGlobals();
  await page.viewport(1280, 900);
});

const ending = (last: number) => Array.from({ length: 20 }, (_, week) => Math.round((last * week) / 19));
const years = (...last: number[]) =>
  last.map((count, index) => ({ year: 2026 - index, teams: ending(count) }));
const begins = '2026-09-05T12:00:00Z';

/** Registered teams as an edition may have them, and its places. */
const trends: readonly (readonly [string, Trend, number])[] = [
  ['a large edition', { from: begins, teams: ending(912).slice(0, 12), before: years(1188, 1204) }, 1216],
  ['few teams before', { from: begins, teams: [0, 1], before: years(2, 1) }, 1216],
  ['just full', { from: begins, teams: ending(1204), before: years(1203, 1202) }, 1204],
  ['the first days', { from: begins, teams: [1, 2], before: [] }, 24],
  ['few weeks', { from: begins, teams: [10, 24], before: [{ year: 2026, teams: [2, 6, 8, 10, 12] }] }, 24],
];

it.each(locales.flatMap((locale) => [360, 1280].map((width) => [locale, width] as const)))(
  'given any edition, then no label of the chart is cut or covers another (%s, %i pixels)',
  async (locale, width) => {
    await page.viewport(width, 900);
    const wrong: string[] = [];
    for (const [name, trend, capacity] of trends) {
      const category = {
        code: 'MA',
        gender: 'M' as const,
        accepted: 8,
        waiting: 0,
        capacity,
        next: null,
        weeks: [0, 0, 0, 0, 0, 0, 0, 0],
        yearBefore: null,
      };
      const { screen } = await showSignedIn({
        path: '/admin',
        locale,
        user: organiser,
        answers: {
          adminOverview: () => ({
            status: 200,
            body: { ...quietOverview, categories: [category], trend },
          }),
        },
      });
      await expect.poll(() => screen.container.querySelector('svg text')).not.toBeNull();
      await document.fonts.ready;
      wrong.push(...misplaced(screen.container).map((text) => `${name}: ${text}`));
      await screen.unmount();
    }
    expect(wrong).toEqual([]);
  },
);

/** Labels that reach out of the drawing, and pairs that cover each other, except with the number of now, which has a background. */
function misplaced(container: HTMLElement): string[] {
  const chart = container.querySelector('svg:has(text)')?.getBoundingClientRect();
  const labels = [...container.querySelectorAll('svg text')].map((one) => ({
    text: one.textContent ?? '',
    // It alone is as heavy.
    isNow: getComputedStyle(one).fontWeight === '900',
    box: one.getBoundingClientRect(),
  }));
  if (chart === undefined) return ['there is no chart'];
  const cut = labels.filter(
    ({ box }) =>
      box.left < chart.left - 0.5 ||
      box.right > chart.right + 0.5 ||
      box.top < chart.top - 0.5 ||
      box.bottom > chart.bottom + 0.5,
  );
  const covered = labels.flatMap((a, index) =>
    labels
      .slice(index + 1)
      .filter(
        (b) =>
          !a.isNow &&
          !b.isNow &&
          Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left) > 1 &&
          Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top) > 4,
      )
      .map((b) => `${a.text} covers ${b.text}`),
  );
  return [...cut.map(({ text }) => `${text} is cut`), ...covered];
}
