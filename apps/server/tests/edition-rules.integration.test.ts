import { groupSlice } from '@sevenmetre/rules/snapshot';
import { expect, test } from 'vitest';
import { testDatabases } from './database.ts';
import { makeSmallCup, write } from './small-cup.ts';
import { recomputeGroups } from '../src/features/competition/index.ts';
import { setEditionConfiguration } from '../src/features/reference-data/index.ts';
import { loadSnapshot } from '../src/features/live/load-snapshot.use-case.ts';

test.each(testDatabases())(
  'given an edition of 3–1–0 points and walkovers of 10 on $name, then stored tables and shown reasons are of these',
  async (kind) => {
    const database = await kind.open();
    const cup = await makeSmallCup(database);
    const stageId = cup.stages.finished;
    const [first = 0, second = 0, third = 0] = cup.matches;
    // All win at home: the three teams are tied, and only the goals in their matches differ.
    await write(database, {
      matches: {
        [first]: { stageId, homeScore: 9, awayScore: 3 },
        [second]: { stageId, homeScore: 4, awayScore: 3 },
        [third]: { stageId, walkOver: 'home' },
      },
    });
    await database.transaction(async (tx) => {
      const rules = { 'points-win': '3', 'points-tie': '1', 'points-loss': '0', 'walkover-goals': '10' };
      await setEditionConfiguration(cup.editionId, rules, tx);
      const now = new Date('2026-06-13T12:00:00Z');
      await recomputeGroups(tx, { editionId: cup.editionId, groupIds: [cup.groups.a], now });
    });
    const { snapshot } = await loadSnapshot(database);
    const group = snapshot?.groups.get(cup.groups.a);
    const page = snapshot && group ? groupSlice(snapshot, group) : null;
    const rows = page?.rows.map(({ team, points, goalsScored, goalsConceded }) => [
      team?.id,
      points,
      goalsScored - goalsConceded,
    ]);
    expect(rows).toEqual([
      [cup.teams[2], 3, 9],
      [cup.teams[0], 3, -4],
      [cup.teams[1], 3, -5],
    ]);
    expect(page?.order.ties).toMatchObject([
      {
        criterion: 'overallDifference',
        teams: rows?.map(([teamId, points, difference], index) => ({
          teamId,
          position: index + 1,
          value: difference,
          points,
        })),
      },
    ]);
    await database.cleanup();
  },
);
