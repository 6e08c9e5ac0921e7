import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { twoFrames, watchLayoutShifts } from '../../../testing/layout-shifts.ts';
import { aDashboardSlice, aTicket } from '../../../testing/slices.ts';
import { beginAtNow, found, showPage } from '../../../testing/show-page.tsx';

beginAtNow();

const tickets = (from: number, count: number, more: Parameters<typeof aTicket>[1] = {}) =>
  Array.from({ length: count }, (_, index) => aTicket(from + index, more));
const beingPlayed = { stageCode: '1st_half', homeScore: 3, awayScore: 2 } as const;
const over = { stageCode: 'finished', homeScore: 3, awayScore: 2 } as const;
/** So many are shown before the others are folded away; one more is shown instead of a line that would hide it. */
const atOnce = 8;

/**
 * A dashboard with so many matches being played and to be played; `ended` of those that were played first are over, beside one that
 * had ended before.
 */
const aDay = (live: number, next: number, ended = 0) => ({
  ...aDashboardSlice({ next: tickets(200, next) }),
  live: tickets(100, live, beingPlayed).slice(ended),
  justFinished: [...tickets(100, ended, over), ...tickets(300, 1, over)],
});

/** The ticket of a match that is over has no perforation beside its link any more. */
function isTornOff(ticket: Element): boolean {
  const stub = ticket.querySelector('a')?.nextElementSibling?.firstElementChild;
  return stub !== null && stub !== undefined && getComputedStyle(stub, '::before').content === 'none';
}

describe.each([
  [360, 740],
  [768, 1024],
  [1280, 900],
] as const)('what moves on the first page at %i px', (width, height) => {
  it.each([
    ['one of several', 3, 6],
    ['the last one', 1, 6],
    ['one while more are played than are shown', atOnce + 3, 6],
    ['the last one of the day', 1, 0],
  ])('stays where it is when a match ends: %s', async (_, live, next) => {
    await page.viewport(width, height);
    const { screen, slices } = await showPage({ path: '/results', known: { dashboard: aDay(live, next) } });
    const shown = screen.getByRole('region', { name: 'Live now' });
    await expect.element(shown).toBeVisible();
    await document.fonts.ready;
    await twoFrames();
    const shifts = watchLayoutShifts();
    slices.set('dashboard', found(aDay(live, next, 1)));
    const ended = live > atOnce + 1 ? 0 : 1;
    const items = shown.getByRole('listitem');
    await expect.poll(() => items.elements().filter(isTornOff)).toHaveLength(ended);
    expect(await shifts()).toBeLessThan(0.05);
    // What has ended stays where it was seen: the list below does not grow.
    const justFinished = screen.getByRole('region', { name: 'Just finished' });
    expect(justFinished.getByRole('listitem').elements()).toHaveLength(1);
  });

  it.each([
    ['beside others', 3, atOnce + 2],
    ['as the first one', 0, atOnce + 2],
    ['as the only one to come', 2, 1],
    ['when all to come are shown', 1, atOnce + 1],
  ])('stays where it is when a match begins: %s', async (_, live, next) => {
    await page.viewport(width, height);
    const before = aDay(live, next);
    const { screen, slices } = await showPage({ path: '/results', known: { dashboard: before } });
    const shown = screen.getByRole('region', { name: 'Next matches' });
    await expect.element(shown).toBeVisible();
    await document.fonts.ready;
    await twoFrames();
    const shifts = watchLayoutShifts();
    const [first] = before.next;
    const begun = first && { ...first, stageCode: '1st_half' as const, homeScore: 0, awayScore: 0 };
    slices.set(
      'dashboard',
      found({ ...before, live: [...before.live, ...(begun ? [begun] : [])], next: before.next.slice(1) }),
    );
    const playing = shown.getByRole('listitem').filter({ hasText: 'LIVE' });
    await expect.poll(() => playing.elements()).toHaveLength(1);
    expect(await shifts()).toBeLessThan(0.05);
  });
});

it('counts what moves', async () => {
  const box = document.createElement('div');
  box.style.height = '20px';
  const below = document.createElement('p');
  below.textContent = 'Below';
  below.style.cssText = 'height: 400px; background: red';
  document.body.append(box, below);
  await twoFrames();
  const shifts = watchLayoutShifts();
  box.style.height = '300px';
  expect(await shifts()).toBeGreaterThan(0.05);
  box.remove();
  below.remove();
});
