import { expect, it } from 'vitest';
import { teams } from '../../../testing/slices.ts';
import { tableEffectOf } from './table-effect-of.ts';

const place = (standings: number, points: number) => ({
  standings,
  points,
  goalsScored: 40,
  goalsConceded: 38,
});
const unchanged = { homeScore: 12, awayScore: 14, stageCode: 'finished' };

it('given teams that change place or points, then only they and their tables are named', () => {
  const effect = tableEffectOf({
    before: unchanged,
    after: unchanged,
    eventsNotCounted: 0,
    tables: [
      {
        groupId: 1,
        label: 'MA-C',
        rows: [
          { team: teams.trebin, before: place(1, 4), after: place(2, 4) },
          { team: teams.lindenau, before: place(2, 2), after: place(2, 4) },
        ],
      },
      {
        groupId: 2,
        label: 'MA-D',
        rows: [{ team: teams.trebin, before: place(1, 4), after: place(1, 4) }],
      },
    ],
    matches: [],
    conflicts: [],
    clashes: [{ team: null, groupLabels: ['MA SF1'] }],
  });
  expect(effect.tables).toMatchObject([
    {
      groupLabel: 'MA-C',
      teams: [
        { before: { place: 1, points: 4 }, after: { place: 2, points: 4 } },
        { before: { place: 2, points: 2 }, after: { place: 2, points: 4 } },
      ],
    },
  ]);
  expect(effect.clashes).toEqual([]);
});
