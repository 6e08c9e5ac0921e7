import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { contrastOf } from '../../../testing/contrast.ts';
import { aHallSlice } from '../../../testing/hall-slices.ts';
import { showPage } from '../../../testing/show-page.tsx';

/** Of text below 18.66 px bold, WCAG 2.2 AA. */
const enough = 4.5;

afterEach(() => {
  document.documentElement.removeAttribute('data-theme');
});

test.each(['light', 'dark'])('the stub of a ticket without a category can be read by %s', async (theme) => {
  document.documentElement.dataset['theme'] = theme;
  await page.viewport(1280, 900);
  const slice = aHallSlice();
  const matches = slice.matches.map((ticket) => ({ ...ticket, category: null }));
  await showPage({ path: '/results/matches-by-hall/7', known: { 'hall:7': { ...slice, matches } } });
  // The link of a ticket is heard; the stub beside it is seen.
  const stubs = () =>
    [...document.querySelectorAll('li > a[href^="/results/match/"]')].map(
      (link) => link.nextElementSibling?.firstElementChild,
    );
  await expect.poll(() => stubs().length).toBeGreaterThan(0);
  const parts = stubs()
    .flatMap((stub) => (stub ? [stub, ...stub.querySelectorAll('*')] : []))
    .filter((part) => part.textContent !== '' && getComputedStyle(part).visibility === 'visible');
  expect(parts.length).toBeGreaterThanOrEqual(stubs().length);
  expect(parts.map(contrastOf).filter((contrast) => contrast < enough)).toEqual([]);
});
