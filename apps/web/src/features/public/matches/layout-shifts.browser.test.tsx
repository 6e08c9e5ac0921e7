import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { twoFrames, watchLayoutShifts } from '../../../testing/layout-shifts.ts';
import { aMatchEvent, aMatchSlice } from '../../../testing/match-slices.ts';
import { found, now, showPage } from '../../../testing/show-page.tsx';
import { teams } from '../../../testing/slices.ts';

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  return () => vi.useRealTimers();
});

const longName = 'Maximilián Bartoloměj Svobodník-Hradecký';

it.each([
  [360, 740],
  [768, 1024],
  [1280, 900],
])('suspensions with long names do not shift the content below at %i px', async (width, height) => {
  await page.viewport(width, height);
  const whole = aMatchSlice();
  const before = { ...whole, events: whole.events.filter(({ id }) => id !== 6 && id !== 7) };
  const rosters = before.roster.map((one) => (one.id === 22 ? { ...one, name: longName } : one));
  const running = { ...before, roster: rosters };
  const { slices } = await showPage({ path: '/results/match/42', known: { 'match:42': running } });
  const off = () =>
    [teams.sokol, teams.repcin].flatMap(({ name }) =>
      page.getByRole('list', { name }).getByRole('listitem').elements(),
    ).length;
  // Clock and suspensions come with the part of the page that is loaded after the rest.
  await expect.element(page.getByText('2nd half · 23′')).toBeVisible();
  await document.fonts.ready;
  await twoFrames();
  const below = () => page.getByRole('tablist').element().getBoundingClientRect().top;
  const kept = below();
  const events = [...running.events];
  for (const [count, player] of [
    [1, 22],
    [2, 21],
  ] as const) {
    const shifts = watchLayoutShifts();
    events.push(aMatchEvent(8 + count, 'two-minutes', '22:49', player));
    const version = `e1.${42 + count}`;
    slices.set('match:42', found({ ...running, version, events: [...events] }));
    await expect.poll(off).toBe(count);
    expect(await shifts()).toBeLessThan(0.05);
    expect(below()).toBe(kept);
  }
});

it('the clock of a running match moves nothing when it comes', async () => {
  await page.viewport(360, 740);
  const shifts = watchLayoutShifts();
  await showPage({ path: '/results/match/42', known: { 'match:42': aMatchSlice() } });
  await expect.element(page.getByText('2nd half · 23′')).toBeVisible();
  expect(await shifts()).toBeLessThan(0.05);
});

it.each([
  [360, 740],
  [1280, 900],
])('a match that begins, and one that ends, moves nothing below its head at %i px', async (width, height) => {
  await page.viewport(width, height);
  const ticket = { homeScore: null, awayScore: null, homeHalfTimeScore: null, awayHalfTimeScore: null };
  const before = aMatchSlice({ events: [], version: 'e1.41' }, { ...ticket, stageCode: 'not_started' });
  const { slices } = await showPage({ path: '/results/match/42', known: { 'match:42': before } });
  await expect.element(page.getByRole('button', { name: 'Take along' })).toBeVisible();
  await document.fonts.ready;
  await twoFrames();
  const below = () => page.getByRole('tablist').element().getBoundingClientRect().top;
  const kept = below();
  const shifts = watchLayoutShifts();
  slices.set('match:42', found(aMatchSlice({ version: 'e1.42' })));
  await expect.element(page.getByText('2nd half · 23′')).toBeVisible();
  expect(below()).toBe(kept);
  slices.set('match:42', found(aMatchSlice({ version: 'e1.43' }, { stageCode: 'finished' })));
  await expect.element(page.getByText('Winner', { exact: true })).toBeVisible();
  expect(below()).toBe(kept);
  expect(await shifts()).toBeLessThan(0.05);
});
