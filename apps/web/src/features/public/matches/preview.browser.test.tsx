import type { MatchSlice } from '@sevenmetre/contract/matches/match-slice';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { aMatchSlice } from '../../../testing/match-slices.ts';
import { now, showPage } from '../../../testing/show-page.tsx';
import { aTeamSlice, teams } from '../../../testing/slices.ts';

beforeEach(async () => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  await page.viewport(360, 740);
  return () => vi.useRealTimers();
});

const hall = { id: 1, code: 'H01', nameCs: 'Hala Centrum', nameEn: 'Centrum hall' };
const seat = { team: null, projected: null };
const semiFinal = { label: 'MA SF1', slug: 'MA-SF1', roundCs: 'semifinále', roundEn: 'semi-final' };

/** Between TJ Sokol and SKH Řepčín, which has not begun. */
const show = (change: Partial<MatchSlice>) => {
  const ticket = { stageCode: 'not_started', homeScore: null, awayScore: null } as const;
  const slice = aMatchSlice({ events: [], roster: [], ...change }, ticket);
  return showPage({ path: '/results/match/42', known: { 'match:42': slice, 'team:2': aTeamSlice() } });
};

describe('the page of a match before the first whistle', () => {
  it('[BR24] given a bracket match, then it says where its winner goes, whom they meet, and that no match ends level', async () => {
    const against = {
      ...seat,
      placeholder: { standing: 1, groupLabel: 'MA QF2', groupSlug: 'MA-QF2', match: 298 },
    };
    const match = { id: 51, matchNumber: 301, day: '2026-04-05', time: '14:00', hall, against };
    const { screen } = await show({
      ways: [
        { standing: 1, next: { ...semiFinal, match }, place: null },
        { standing: 2, next: null, place: 5 },
      ],
    });
    await expect
      .element(screen.getByText('match No.\u00a0301 · Sun 5 Apr 14:00 · Centrum hall (H01)'))
      .toBeVisible();
    await expect.element(screen.getByText('against Winner of match 298')).toBeVisible();
    await expect.element(screen.getByText('5th place')).toBeVisible();
    await expect
      .element(screen.getByText(/^Level after 2.×.15.min: play goes on, at last with a 7m shoot-out\.$/))
      .toBeVisible();
  });

  it('[OU14] given a table, then it says where the places at stake lead', async () => {
    const place = (best: number) => ({ best, worst: best });
    const match = {
      id: 51,
      matchNumber: 301,
      day: null,
      time: null,
      hall: null,
      against: { ...seat, team: teams.lindenau, placeholder: null },
    };
    const { screen } = await show({
      stake: [{ result: 'win', places: [place(1), place(2)] }],
      placeWays: [{ standing: 1, next: { ...semiFinal, match }, place: null }],
    });
    await expect.element(screen.getByText('As 1st in the group')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'plays on: semi-final MA SF1' })).toBeVisible();
    await expect.element(screen.getByText('against TSV Lindenau-Süd')).toBeVisible();
  });

  it('given earlier meetings, then it lists them with their years, those of other editions at their addresses', async () => {
    const meeting = (
      address: string | null,
      year: number,
      matchId: number,
      scores: readonly [number, number],
    ) => ({
      address,
      year,
      matchId,
      home: { name: 'TJ Sokol II', score: scores[0] },
      away: { name: 'SKH Řepčín', score: scores[1] },
    });
    const meetings = [meeting(null, 2026, 7, [11, 9]), meeting('2025', 2025, 3, [12, 12])];
    const { screen } = await show({ meetings });
    await expect.element(screen.getByText('Wins 1:0, draws 1')).toBeVisible();
    const links = [/2026.*11:9/, /2025.*12:12/].map((name) => screen.getByRole('link', { name }));
    expect(links.map((link) => link.element().getAttribute('href'))).toEqual([
      '/results/match/7',
      '/2025/results/match/3',
    ]);
  });

  it('then both teams have their last results, their own goals first', async () => {
    const { screen } = await show({});
    const form = screen.getByRole('heading', { name: 'Form' });
    await expect.element(form).toBeVisible();
    const results = form.element().closest('section')?.querySelectorAll('li');
    expect([...(results ?? [])].map(({ textContent }) => textContent)).toEqual(['WWin5:0SHK Žďárná IIIMA-C']);
  });
});
