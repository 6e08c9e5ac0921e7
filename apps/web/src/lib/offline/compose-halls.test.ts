import { aGroup, aMatch, aSnapshot, aTeam } from '@sevenmetre/rules/snapshot/testing';
import { expect, it } from 'vitest';
import { aKeptTournament } from '../../testing/kept-tournament.ts';
import { composeHall, composeHalls } from './compose-halls.ts';

const snapshot = aSnapshot({
  groups: [aGroup(1, 'MA-A')],
  teams: [aTeam(1), aTeam(2)],
  seats: [],
  matches: [
    aMatch(1, 1, [1, 2], {
      time: '12:00',
      stage: '1st_half',
      startedAt: '2026-06-13T09:50:00Z',
      matchNumber: 3,
    }),
    aMatch(2, 1, [2, 1], { time: '09:00', matchNumber: 9 }),
    aMatch(3, 1, [2, 1], { day: '2026-06-14', time: '08:00', matchNumber: 1 }),
  ],
});

it('a hall that was never opened has its days and matches in playing order, and says nothing of delays', () => {
  const hall = composeHall(aKeptTournament(snapshot), 1);
  expect(hall?.days).toEqual(['2026-06-13', '2026-06-14']);
  expect(hall?.matches.map(({ id, delay }) => [id, delay])).toEqual([
    [2, null],
    [1, null],
    [3, null],
  ]);
  expect(composeHall(aKeptTournament(snapshot), 99)).toBeNull();
});

it('all halls say what is played and what comes next', () => {
  const [hall] = composeHalls(aKeptTournament(snapshot), '2026-06-13')?.halls ?? [];
  expect([hall?.live.map(({ id }) => id), hall?.next?.id]).toEqual([[1], 3]);
});

it('nothing is made of halls that the organiser does not show', () => {
  const hidden = { ...snapshot, edition: { ...snapshot.edition, showsHalls: false } };
  expect(composeHall(aKeptTournament(hidden), 1)).toBeNull();
  expect(composeHalls(aKeptTournament(hidden), '2026-06-13')).toBeNull();
});
