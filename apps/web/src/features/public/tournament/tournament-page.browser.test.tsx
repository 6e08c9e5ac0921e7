import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { favourites } from '../../../lib/favourites/favourites.ts';
import { aDashboardSlice, aTeamSlice, aTicket } from '../../../testing/slices.ts';
import { found, now, showPage } from '../../../testing/show-page.tsx';

const path = '/results';

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  return () => {
    vi.useRealTimers();
    localStorage.clear();
    favourites.refresh();
  };
});

function groups(count: number) {
  return Array.from({ length: count }, (_, index) => {
    const short = index < 2 ? ['A', 'B'][index] : `SF${index}`;
    return { label: `MA-${short}`, slug: `MA-${short}`, short: short ?? '' };
  });
}

function dashboard() {
  const slice = aDashboardSlice({
    next: Array.from({ length: 12 }, (_, index) => aTicket(100 + index)),
  });
  const [first] = slice.categories;
  if (!first) throw new Error('the fixture has categories');
  return { ...slice, categories: [{ ...first, groups: groups(6) }] };
}

it('shows the next four matches and unfolds the others', async () => {
  const { screen } = await showPage({ path, known: { dashboard: dashboard() } });
  const list = screen.getByRole('region', { name: 'Next matches' });
  await expect.element(list.getByRole('listitem').nth(3)).toBeVisible();
  expect(list.getByRole('listitem').elements()).toHaveLength(4);
  await list.getByText('8 more matches').click();
  await expect.element(list.getByRole('listitem').nth(11)).toBeVisible();
});

it('leads from a whole card to its category on a phone', async () => {
  await page.viewport(360, 740);
  const { screen } = await showPage({ path, known: { dashboard: dashboard() } });
  const card = screen.getByRole('link', { name: 'MA', exact: true });
  await expect.element(card).toHaveAttribute('href', '/results/team-category/MA');
  expect(screen.getByRole('link', { name: 'Group MA-A' }).elements()).toHaveLength(0);
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
});

it('shows lettered groups at once where there is room, each group once', async () => {
  await page.viewport(1280, 900);
  const { screen } = await showPage({ path, known: { dashboard: dashboard() } });
  await expect.element(screen.getByRole('link', { name: 'Group MA-A' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Group/ }).elements()).toHaveLength(2);
});

it('invites to follow a team, then shows the next matches of those that are followed, without moving anything', async () => {
  await page.viewport(360, 740);
  const { screen } = await showPage({ path, known: { dashboard: dashboard(), 'team:2': aTeamSlice() } });
  const mine = screen.getByRole('region', { name: 'My teams' });
  await expect.element(mine.getByText(/Put a star on a team/)).toBeVisible();
  const empty = mine.element().getBoundingClientRect().height;
  favourites.set(2, true);
  await expect.element(mine.getByRole('list', { name: 'Matches of my teams' })).toBeVisible();
  expect(Math.abs(mine.element().getBoundingClientRect().height - empty)).toBeLessThan(24);
  await mine.getByRole('button', { name: '1 team' }).click();
  await expect.element(mine.getByRole('columnheader', { name: 'Country' })).toBeVisible();
  await expect.element(mine.getByRole('rowheader', { name: /Sokol Velké Meziříčí.II/ })).toBeVisible();
  await mine.getByRole('button', { name: 'My team: TJ Sokol Velké Meziříčí II' }).click();
  await expect.element(mine.getByText(/Put a star on a team/)).toBeVisible();
});

it('reads out a goal of a team that is followed, of the others none', async () => {
  const slice = dashboard();
  const known = { dashboard: slice, 'team:2': aTeamSlice() };
  favourites.set(2, true);
  const { screen, slices } = await showPage({ path, known });
  await expect.element(screen.getByRole('list', { name: 'Matches of my teams' })).toBeVisible();
  const regions = () => [...document.querySelectorAll('.my-teams [role=status]')];
  await expect.poll(() => regions().map((region) => region.textContent)).toEqual(['']);
  const live = slice.live.map((match) => ({ ...match, homeScore: (match.homeScore ?? 0) + 1 }));
  slices.set('dashboard', found({ ...slice, version: 'e1.43', live }));
  await expect
    .poll(() => regions().map((region) => region.textContent))
    .toEqual(['TJ Sokol Velké Meziříčí II 18, SKH Řepčín 15']);
});

it('has no “now” before the first day, and counts nothing that has not happened', async () => {
  const slice = dashboard();
  const numbers = { ...slice.numbers, live: 0, played: 0, goals: 0, today: 0, playedToday: 0 };
  const known = { dashboard: { ...slice, day: null, live: [], next: [], numbers } };
  const { screen } = await showPage({ path, known });
  await expect.element(screen.getByRole('heading', { name: 'Categories' })).toBeVisible();
  expect(screen.getByText('No match is being played right now.').elements()).toHaveLength(0);
  expect(screen.getByText(/^goals/u).elements()).toHaveLength(0);
});

it('is not played out while the last match is, though the last day is over', async () => {
  const slice = dashboard();
  vi.setSystemTime(Date.parse('2026-04-10T00:10:00Z'));
  const known = { dashboard: { ...slice, day: null, numbers: { ...slice.numbers, live: 1 } } };
  const { screen } = await showPage({ path, known });
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Live now' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: '1 live right now' })).toBeVisible();
  expect(screen.getByText('All is decided.').elements()).toHaveLength(0);
});
