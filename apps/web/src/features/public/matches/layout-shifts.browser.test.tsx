import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { twoFrames, watchLayoutShifts } from '../../../testing/layout-shifts.ts';
import { aMatchEvent, aMatchSlice } from '../../../testing/match-slices.ts';
import { found, now, showPage } from '../../../testing/show-page.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  return () => vi.useRealTimers();
});

const longName = 'Maximilián Bartoloměj Svobodník-Hradecký';

it.each([
  [360, 740],
  [768, 1024],
  [1280, 900],
])('what stands below is not moved by a suspension with a long name at %i px', async (width, height) => {
  await page.viewport(width, height);
  const whole = aMatchSlice();
  const before = { ...whole, events: whole.events.filter(({ id }) => id !== 6 && id !== 7) };
  const rosters = before.roster.map((one) => (one.id === 22 ? { ...one, name: longName } : one));
  const running = { ...before, roster: rosters };
  const { slices } = await showPage({ path: '/results/match/42', known: { 'match:42': running } });
  const off = () => document.querySelectorAll('.match-suspensions li').length;
  // Both come with the part of the page that is loaded after the rest.
  await expect.poll(() => document.querySelector('.match-clock svg')).not.toBeNull();
  await document.fonts.ready;
  await twoFrames();
  const shifts = watchLayoutShifts();
  const suspension = aMatchEvent(9, 'two-minutes', '22:49', 22);
  slices.set('match:42', found({ ...running, version: 'e1.43', events: [...running.events, suspension] }));
  await expect.poll(off).toBe(1);
  expect(await shifts()).toBeLessThan(0.05);
});

it('the clock of a running match moves nothing when it comes', async () => {
  await page.viewport(360, 740);
  const shifts = watchLayoutShifts();
  await showPage({ path: '/results/match/42', known: { 'match:42': aMatchSlice() } });
  await expect.poll(() => document.querySelector('.match-clock')?.clientHeight).toBeGreaterThanOrEqual(40);
  await expect.poll(() => document.querySelector('.match-clock svg')).not.toBeNull();
  expect(await shifts()).toBeLessThan(0.05);
});
