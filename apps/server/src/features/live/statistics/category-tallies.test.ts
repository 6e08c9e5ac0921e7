import { aCategory, aChange, aGroup, aMatch, aSnapshot, aTeam } from '@sevenmetre/rules/snapshot/testing';
import type { PlayerTally } from '@sevenmetre/rules/statistics';
import { expect, test } from 'vitest';
import { CategoryTalliesStore } from './category-tallies.ts';

const tally = (participantId: number): PlayerTally => ({
  participantId,
  teamId: 1,
  isLeader: false,
  jerseyNumber: participantId,
  matches: 1,
  goals: 1,
  sevenMetreGoals: 0,
  shootoutGoals: 0,
  blueCards: 0,
  redCards: 0,
  yellowCards: 0,
  twoMinutes: 0,
});
const category = aCategory(1, 'MA');
const snapshot = aSnapshot({
  categories: [category],
  groups: [aGroup(1, 'MA-A')],
  seats: [],
  teams: [aTeam(1), aTeam(2)],
  matches: [1, 2, 3].map((id) => aMatch(id, 1, [1, 2], { stage: '1st_half', score: '1:0' })),
});

test('given a commit that touched one match, then that one alone is recounted, and only new names are asked for', async () => {
  const [counted, named]: [number[][], number[][]] = [[], []];
  let version = 1;
  /** Ids of players are ids of their matches; from the second version on there is another player. */
  const store = new CategoryTalliesStore({
    loadMatches: async (_, ids) => {
      counted.push([...ids]);
      const players = (id: number) => (version > 1 ? [tally(id), tally(id + 10)] : [tally(id)]);
      return { v: version, matches: new Map(ids.map((id) => [id, players(id)])) };
    },
    loadNames: async (_, ids) => {
      named.push([...ids]);
      return {
        names: new Map(ids.map((id) => [id, { name: `Player ${id}`, hidden: false }])),
        namesPenalties: false,
      };
    },
  });
  const people = async () => (await store.get(snapshot, category)).people.map(({ name }) => name);
  expect(await people()).toEqual(['Player 1', 'Player 2', 'Player 3']);
  version = 2;
  store.apply(aChange(snapshot, { v: 2, events: [{ matchId: 2, changed: [], deletedIds: [] }] }));
  expect(await people()).toEqual(expect.arrayContaining(['Player 1', 'Player 2', 'Player 3', 'Player 12']));
  expect(await people()).toHaveLength(4);
  expect([counted, named]).toEqual([
    [[1, 2, 3], [2]],
    [[1, 2, 3], [12]],
  ]);
});
