import type { ScheduleProblem } from '@sevenmetre/engine/evaluate';
import { expect, test } from 'vitest';
import { knownProblems, problemName } from './known-problems.ts';

const input = {
  matches: ['early', 'late'].map((key) => {
    return { key, category: 'MA', group: null, round: 1, level: 'group' as const, teams: [], waitsFor: [] };
  }),
  categories: [
    {
      id: 'MA',
      duration: 40,
      rest: 60,
      maxPerDay: 3,
      maxPathPerDay: 5,
      earliest: 480,
      latestEnd: 1260,
      court: 'full' as const,
      resin: false,
      days: {},
      halls: [],
    },
  ],
};
const closedAt = (match: string, at: number): ScheduleProblem => {
  return {
    code: 'hallClosed',
    isBroken: true,
    cost: 0,
    params: { at },
    matches: [match],
    teams: [],
    halls: ['1'],
  };
};

const lost = [{ kind: 'hallClosed' as const, hall: '1', from: 720, to: 900 }];

test('a match outside the hours of a court was a problem before the court was lost; one inside the lost time was none', () => {
  const [early, late] = [closedAt('early', 300), closedAt('late', 700)];
  const known = knownProblems([early, late], input, { happenings: lost, now: 650 });
  expect([known.has(problemName(early)), known.has(problemName(late))]).toEqual([true, false]);
});

test('a match that has begun when its court is lost is played there: nobody can mend that', () => {
  const late = closedAt('late', 700);
  expect(knownProblems([late], input, { happenings: lost, now: 705 }).has(problemName(late))).toBe(true);
});
