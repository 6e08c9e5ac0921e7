import { aCategory, aSnapshot, aTeam } from '@sevenmetre/rules/snapshot/testing';
import { expect, test } from 'vitest';
import { scorersContent } from './overview-content.ts';

test('the picture of scorers names nobody whom their page does not name', () => {
  const category = aCategory(1, 'MA');
  const snapshot = aSnapshot({
    categories: [category],
    groups: [],
    teams: [aTeam(1)],
    seats: [],
    matches: [],
  });
  const scorer = { teamId: 1, goals: 9, matches: 3 };
  const content = scorersContent(snapshot, category, [
    { ...scorer, name: null, number: 10 },
    { ...scorer, name: 'Ema V.', number: 7 },
  ]);
  expect(content).toMatchObject({
    what: 'scorers',
    rows: [
      { name: null, number: 10, team: { id: 1 }, goals: 9 },
      { name: 'Ema V.', number: 7 },
    ],
  });
});
