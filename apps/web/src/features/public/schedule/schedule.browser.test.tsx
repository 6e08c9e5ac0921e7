import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aScheduleSlice } from '../../../testing/ranking-slices.ts';
import { aMatchSlice } from '../../../testing/match-slices.ts';
import { now, showPage } from '../../../testing/show-page.tsx';
import { aGroupSlice } from '../../../testing/slices.ts';

const path = '/results/schedule/2026-04-04';
const topic = 'schedule:2026-04-04';

beforeEach(async () => {
  // Nothing stands beside the list.
  await page.viewport(360, 740);
  vi.useFakeTimers({ now, toFake: ['Date'] });
  return () => vi.useRealTimers();
});

const links = () => [...document.querySelectorAll('main a[href^="/results/match/"]')];

it('given a day, then its matches stand by the hour and a line tells what is to come', async () => {
  await showPage({ path, known: { [topic]: aScheduleSlice() } });
  await expect.element(page.getByRole('heading', { name: 'Schedule', exact: true })).toBeVisible();
  expect(links()).toHaveLength(aScheduleSlice().matches.length);
  await expect.element(page.getByText('14:27 now')).toBeInTheDocument();
});

it('given a long day, then every match is in the page at once, for paper and for the search of the browser', async () => {
  const slice = aScheduleSlice();
  const [first] = slice.matches;
  if (!first) throw new Error('the day has matches');
  const matches = Array.from({ length: 120 }, (_, at) => ({
    ...first,
    id: 1000 + at,
    time: `${String(8 + Math.floor(at / 12)).padStart(2, '0')}:00`,
  }));
  await showPage({ path, known: { [topic]: { ...slice, matches } } });
  await expect.element(page.getByRole('heading', { name: 'Schedule', exact: true })).toBeVisible();
  expect(links()).toHaveLength(120);
});

it('given the chip of a category, then only its matches are left, and the address says so', async () => {
  await showPage({ path, known: { [topic]: aScheduleSlice() } });
  await page.getByRole('link', { name: 'MC', exact: true }).click();
  await expect.poll(() => links()).toHaveLength(1);
});

it('given the address of what is live, then its chip is the current one', async () => {
  await showPage({ path: `${path}?show=live`, known: { [topic]: aScheduleSlice() } });
  const chips = page.getByRole('navigation', { name: 'Show matches of' });
  await expect.element(chips.getByRole('link', { name: /live/ })).toHaveAttribute('aria-current', 'true');
});

it.each([
  ['not_started', true],
  ['1st_half', false],
] as const)(
  'on a phone the list of live matches has its days when a match is %s: %s',
  async (stageCode, has) => {
    const slice = aScheduleSlice();
    const matches = slice.matches.map((match) => ({ ...match, stageCode }));
    await showPage({ path: `${path}?show=live`, known: { [topic]: { ...slice, matches } } });
    await expect.element(page.getByRole('heading', { name: 'Schedule', exact: true })).toBeInTheDocument();
    const days = page.getByRole('navigation', { name: 'Days', exact: true });
    expect(days.elements()).toHaveLength(has ? 1 : 0);
  },
);

it('given J, then the focus goes from match to match', async () => {
  await showPage({ path, known: { [topic]: aScheduleSlice() } });
  await expect.element(page.getByRole('heading', { name: 'Schedule', exact: true })).toBeVisible();
  await userEvent.keyboard('j');
  await expect.poll(() => links()).toContain(document.activeElement);
  const first = links().findIndex((link) => link === document.activeElement);
  await userEvent.keyboard('j');
  expect(links()[first + 1]).toBe(document.activeElement);
});

it('given room beside the list, then it says of a chosen match when, where and how its group stands', async () => {
  await page.viewport(1440, 900);
  const open = { stageCode: 'not_started', homeScore: null, awayScore: null } as const;
  const known = {
    [topic]: aScheduleSlice(),
    'match:80': aMatchSlice({}, { id: 80, ...open }),
    'group:MA-C': aGroupSlice(),
  };
  await showPage({ path, known });
  await expect.element(page.getByRole('heading', { name: 'Schedule', exact: true })).toBeVisible();
  const last = links().at(-1);
  if (last instanceof HTMLElement) last.focus();
  // The time of the day goes on while the test looks on.
  const pane = page.getByRole('complementary', { name: 'Selected match' });
  await expect.element(pane.getByText(/^in 4 h 3[1-3]$/)).toBeVisible();
  await expect
    .element(pane.getByRole('link', { name: /^Directions/ }))
    .toHaveAttribute('href', expect.stringMatching(/49\.2,16\.6$/));
  const row = pane.getByRole('row', { name: /HC Třebín/ });
  await expect.element(row).toBeVisible();
  expect(row.element().getBoundingClientRect().height).toBeLessThanOrEqual(42);
  await expect.element(pane.getByRole('button', { name: 'Take along' })).toBeVisible();
});

it('given a phone, when the halls are opened at the end of their row, then the first of them are on the screen', async () => {
  const slice = aScheduleSlice();
  const codes = ['MA', 'MB', 'MC', 'MD', 'WA', 'WB', 'WC', 'WD'];
  const categories = codes.flatMap((code) => slice.categories.slice(0, 1).map((one) => ({ ...one, code })));
  await showPage({ path, known: { [topic]: { ...slice, categories } } });
  const chips = page.getByRole('navigation', { name: 'Show matches of' });
  await chips.getByText('Halls', { exact: true }).click();
  const hall = chips.getByRole('link', { name: /\(H\d+\)/ }).first();
  await expect.element(hall).toBeInViewport({ ratio: 0.9 });
});

it('given a wide screen, then the halls of the day stand at the left, and a day that is over is told in numbers', async () => {
  await page.viewport(1440, 900);
  const slice = aScheduleSlice();
  const matches = slice.matches.map((match) => ({
    ...match,
    stageCode: 'finished' as const,
    homeScore: 20,
    awayScore: 18,
  }));
  await showPage({ path, known: { [topic]: { ...slice, matches } } });
  const halls = page.getByRole('navigation', { name: 'Halls' });
  await expect.element(halls.getByRole('link', { name: /\(H\d+\)/ }).first()).toBeVisible();
  const day = page.getByRole('complementary', { name: 'The day in numbers' });
  await expect.element(day.getByText(String(38 * matches.length), { exact: true })).toBeVisible();
  const [first] = links();
  if (first instanceof HTMLElement) first.focus();
  await expect.element(page.getByRole('complementary', { name: 'Selected match' })).toBeVisible();
});
