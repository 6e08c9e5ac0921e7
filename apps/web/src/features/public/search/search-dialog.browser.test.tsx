import type { SearchIndex } from '@sevenmetre/contract/search/schemas';
import { beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { closeSearch, openSearch } from '../../../lib/page/search-open.ts';
import { aDashboardSlice, aTeamSlice } from '../../../testing/slices.ts';
import { showPage } from '../../../testing/show-page.tsx';
import { portalResponse } from '../../../testing/portal-response.ts';

const index: SearchIndex = {
  countries: [['CZ', 'CZE', 'Česko', 'Czechia']],
  categories: [['MA', 'M', 0, 'Chlapci A', 'Boys A']],
  groups: [
    ['MA-C', 'MA-C', 'základní skupina', 'preliminary group', 0],
    ['MA-A-F', 'MA-A F', 'finále', 'final', 0],
  ],
  referees: [[31, 'Jana Dvořáková', 0]],
  clubs: [[9, 'TJ Sokol Velké Meziříčí', 0]],
  teams: [
    [1, null, 'I', 0, 0],
    [2, null, 'II', 0, 0],
  ],
  halls: [[7, 'H07', 'Hala Úvoz', 'Úvoz hall']],
  players: [[1, 7, 'Adam T.']],
  matches: [[42, 1142, 'MA-C', 0, -1]],
};

beforeEach(async () => {
  await caches.delete('search-1');
  return () => {
    vi.restoreAllMocks();
    closeSearch();
  };
});

function serves(answer: () => Promise<Response>) {
  vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
}
const indexed = () =>
  Promise.resolve(portalResponse(JSON.stringify(index), { headers: { 'content-type': 'application/json' } }));

async function shown() {
  const { screen } = await showPage({
    path: '/results',
    known: { dashboard: aDashboardSlice(), 'team:2': aTeamSlice() },
  });
  openSearch();
  return { screen, field: screen.getByRole('combobox', { name: 'Search' }) };
}

it('finds by keyboard in spite of a slip and missing marks, and opens what is chosen', async () => {
  serves(indexed);
  const { screen, field } = await shown();
  await userEvent.fill(field, 'meziric ii');
  await expect
    .element(screen.getByRole('option', { name: /Meziříčí II/ }))
    .toHaveAttribute('aria-selected', 'true');
  await userEvent.fill(field, 'skool');
  await expect.element(screen.getByRole('option').first()).toBeVisible();
  await userEvent.keyboard('{ArrowDown}');
  const second = screen.getByRole('option').nth(1);
  await expect.element(second).toHaveAttribute('aria-selected', 'true');
  await expect.element(field).toHaveAttribute('aria-activedescendant', 'team-2');
  // What forced colours leave of its looks.
  await expect.element(second).toHaveStyle({ outlineStyle: 'solid' });
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('heading', { level: 1, name: /TJ Sokol/ })).toBeVisible();
  expect(screen.getByRole('combobox').elements()).toHaveLength(0);
});

it('groups players, halls and matches, and says when nothing fits', async () => {
  serves(indexed);
  const { screen, field } = await shown();
  await userEvent.fill(field, 'adam');
  await expect.element(screen.getByRole('group', { name: 'Players' }).getByText('Adam T.')).toBeVisible();
  await userEvent.fill(field, '1142');
  await expect.element(screen.getByRole('group', { name: 'Matches' }).getByText('No. 1142')).toBeVisible();
  await userEvent.fill(field, 'uvoz');
  await expect.element(screen.getByRole('group', { name: 'Halls' }).getByText('H07')).toBeVisible();
  await userEvent.fill(field, 'qqqq');
  await expect.element(screen.getByText(/Nothing matches “qqqq”/)).toBeVisible();
  expect(screen.getByRole('option').elements()).toHaveLength(0);
});

it('opens by the key and closes by Escape', async () => {
  serves(indexed);
  const { screen } = await showPage({ path: '/results', known: { dashboard: aDashboardSlice() } });
  await userEvent.keyboard('/');
  await userEvent.fill(screen.getByRole('combobox'), 'sokol');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => screen.getByRole('combobox').elements()).toHaveLength(0);
});

it('searches what is kept when nothing answers, and says so when nothing is kept', async () => {
  serves(() => Promise.reject(new TypeError('no network')));
  const first = await shown();
  await expect
    .element(first.screen.getByText(/nothing is stored on this device to search|could not be prepared/))
    .toBeVisible();
  await userEvent.keyboard('{Escape}');
  const cache = await caches.open('search-1');
  await cache.put('/api/v1/results/search-index', await indexed());
  openSearch();
  await userEvent.fill(first.screen.getByRole('combobox'), 'sokol');
  await expect.element(first.screen.getByRole('option').first()).toBeVisible();
  await expect.element(first.screen.getByText(/what is stored on this device/)).toBeVisible();
});
