import { statisticsSlice } from '@sevenmetre/rules/snapshot';
import type { NamedTally } from '@sevenmetre/rules/snapshot';
import { aCategory, aGroup, aSnapshot, aTeam } from '@sevenmetre/rules/snapshot/testing';
import type { StatisticsSlice } from '@sevenmetre/contract/statistics/schemas';
import { expect, it } from 'vitest';
import { aKeptTournament } from '../../testing/kept-tournament.ts';
import { composeCategory } from './compose-category.ts';

const scorer: NamedTally = {
  participantId: 1,
  teamId: 1,
  isLeader: false,
  jerseyNumber: 7,
  matches: 2,
  goals: 5,
  sevenMetreGoals: 0,
  shootoutGoals: 0,
  blueCards: 0,
  redCards: 0,
  yellowCards: 0,
  twoMinutes: 0,
  name: 'Kryštof M.',
  hidden: false,
};

it('a category that was never opened has the scorers of its statistics, where those are kept', () => {
  const category = aCategory(1, 'MA');
  const snapshot = aSnapshot({
    categories: [category],
    groups: [aGroup(1, 'MA-A')],
    teams: [aTeam(1)],
    seats: [],
    matches: [],
  });
  const kept = aKeptTournament(snapshot);
  const slice = statisticsSlice(snapshot, category, { people: [scorer], namesPenalties: true });
  const statistics = structuredClone(slice) as unknown as StatisticsSlice;
  expect(composeCategory({ ...kept, statistics }, 'MA')?.topScorers).toEqual([
    { name: 'Kryštof M.', number: 7, teamId: 1, goals: 5, matches: 2 },
  ]);
  expect(composeCategory(kept, 'MA')?.topScorers).toEqual([]);
});
