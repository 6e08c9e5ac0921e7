import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { aFinale, aRankingSlice, someRankingRows } from '../../../testing/ranking-slices.ts';
import { now, showPage } from '../../../testing/show-page.tsx';
import { aDashboardSlice, aTeamSlice, aTicket } from '../../../testing/slices.ts';

const path = '/results/team-category/MA/ranking';

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  return () => vi.useRealTimers();
});

it('every place stands with the rule behind it', async () => {
  await showPage({ path, known: { 'ranking:MA': aRankingSlice() } });
  const table = page.getByRole('table', { name: 'Final ranking MA' });
  await expect.element(table.getByText('won the final 24:21')).toBeVisible();
  await expect.element(table.getByText('lost the final 21:24')).toBeVisible();
  await expect
    .element(
      table.getByText('semi-final · 1st in the group · 1.50 points a match · goal difference +3.0 a match'),
    )
    .toBeVisible();
  await expect.element(table.getByText('withdrawn')).toBeVisible();
});

it('a category that is played, or plays without a ranking, says so', async () => {
  const none = { rows: [], finished: false };
  await showPage({ path, known: { 'ranking:MA': aRankingSlice(none) } });
  await expect.element(page.getByRole('heading', { name: 'Still being played' })).toBeVisible();
  await showPage({ path, known: { 'ranking:MA': aRankingSlice({ ...none, hidden: true }) } });
  await expect.element(page.getByRole('heading', { name: 'No ranking' })).toBeVisible();
});

it('the first page of a tournament that is over shows champions, medals and records, and no next match', async () => {
  const slice = aDashboardSlice({ day: null, live: [], next: [aTicket(90)], finale: aFinale() });
  await showPage({ path: '/results', known: { dashboard: slice } });
  await expect.element(page.getByRole('heading', { name: 'Champions', exact: true })).toBeVisible();
  await expect.element(page.getByText('Final 24:21 against TSV Lindenau-Süd')).toBeVisible();
  await expect.element(page.getByText('All 32 teams')).toBeVisible();
  await expect.element(page.getByRole('table', { name: 'Medals by club' })).toBeVisible();
  await expect.element(page.getByText('goals in one match')).toBeVisible();
  expect(page.getByText('Next matches').query()).toBeNull();
});

it('given boys and girls on a wide screen, then their medals stand beside each other', async () => {
  await page.viewport(1280, 900);
  const finale = aFinale();
  const girls = finale.categories.map((category) => ({ ...category, code: 'WA', gender: 'W' as const }));
  const both = { ...finale, categories: [...finale.categories, ...girls] };
  const slice = aDashboardSlice({ day: null, live: [], next: [], finale: both });
  await showPage({ path: '/results', known: { dashboard: slice } });
  const topOf = (name: string) => page.getByRole('table', { name }).element().getBoundingClientRect().top;
  await expect.element(page.getByRole('table', { name: 'Medals by category, Boys' })).toBeVisible();
  expect(topOf('Medals by category, Girls')).toBe(topOf('Medals by category, Boys'));
});

it('a team whose category is over shows its place and its ticket, and promises no match', async () => {
  const [, second] = someRankingRows();
  if (!second) throw new Error('the fixture has two places');
  const { team: _, ...place } = second;
  const slice = aTeamSlice({ finalPlace: { ...place, of: 72 } });
  await showPage({ path: '/results/team-detail/2', known: { 'team:2': slice } });
  await expect.element(page.getByText('2nd of 72 teams in MA')).toBeVisible();
  await expect.element(page.getByText('lost the final 21:24')).toBeVisible();
  await expect.element(page.getByRole('img', { name: /Ticket of TJ Sokol/ })).toBeInTheDocument();
  expect(page.getByRole('heading', { name: 'Next match' }).query()).toBeNull();
});
