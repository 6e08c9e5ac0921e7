import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { aDashboardSlice, aTicket } from '../../testing/slices.ts';
import { now, showPage } from '../../testing/show-page.tsx';

const path = '/results';

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  return () => vi.useRealTimers();
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

it('folds the groups of a category on a phone: two taps to any of them', async () => {
  await page.viewport(360, 740);
  const { screen } = await showPage({ path, known: { dashboard: dashboard() } });
  await expect.element(screen.getByText('6 groups')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Group MA-A' }).elements()).toHaveLength(0);
  await screen.getByRole('heading', { name: 'MA', exact: true }).click({ force: true });
  await expect.element(screen.getByRole('link', { name: 'Group MA-A' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
});

it('shows lettered groups at once where there is room, each group once', async () => {
  await page.viewport(1280, 900);
  const { screen } = await showPage({ path, known: { dashboard: dashboard() } });
  await expect.element(screen.getByRole('link', { name: 'Group MA-A' })).toBeVisible();
  await screen.getByText('4 more groups').click();
  await expect.element(screen.getByRole('link', { name: 'Group MA-SF5' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Group MA-A' }).elements()).toHaveLength(1);
});

it('has no “now” before the first day, and counts nothing that has not happened', async () => {
  const slice = dashboard();
  const numbers = { ...slice.numbers, live: 0, played: 0, goals: 0, today: 0, playedToday: 0 };
  const known = { dashboard: { ...slice, day: null, live: [], next: [], numbers } };
  const { screen } = await showPage({ path, known });
  await expect.element(screen.getByRole('heading', { name: 'Categories' })).toBeVisible();
  expect(screen.getByText('No match is being played right now.').elements()).toHaveLength(0);
  expect(screen.getByText('goals so far').elements()).toHaveLength(0);
});
