import { type ScheduleProblem, problemName } from '@sevenmetre/engine/evaluate';
import { defaultBuffers, defaultWeights } from '@sevenmetre/engine/schedule';
import { expect, test } from 'vitest';
import { knownProblems, newViolations, newlyBroken, unsaidViolations } from './known-problems.ts';

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

test('[PL18] the checker names what a plan breaks and what was not broken before, with a court that is closed by now', () => {
  const at = (start: number) => ({ hall: '1', start });
  const task = {
    input: {
      ...input,
      matches: input.matches.map((match) => ({ ...match, teams: [`${match.key} 1`, `${match.key} 2`] })),
      halls: [{ id: '1', court: 'full' as const, resin: true }],
      hallDays: [
        { hall: '1', day: 0, open: 480, close: 1200, blocked: [{ from: 720, to: 900 }], slotLength: 40 },
      ],
      teams: [],
      travel: [],
      weights: defaultWeights,
      buffers: defaultBuffers,
    },
    published: [['early', at(300)] as const, ['late', at(700)] as const],
    happenings: lost,
    options: { now: 650, freeze: 30, locked: [], seed: 1, moves: 1 },
    otherTeams: [],
  };
  const found = (late: number) =>
    newViolations(
      task,
      new Map([
        ['early', at(300)],
        ['late', at(late)],
      ]),
    ).map(({ rule, matches }) => [rule, ...matches]);

  expect(found(900)).toEqual([]);
  expect(found(700)).toEqual([['PL2', 'late']]);
  expect(found(310)).toEqual([
    ['PL2', 'late'],
    ['PL5', 'late'],
    ['PL3', 'late', 'early'],
  ]);
});

test('[PL18] given teams that swap their matches, then a rule that one breaks is new although the other broke it before; so is one of an added match', () => {
  const at = (start: number) => ({ hall: '1', start });
  const [match] = input.matches;
  const keys = ['early', 'late', 'added'];
  const task = {
    input: {
      ...input,
      matches: match ? keys.map((key) => ({ ...match, key, teams: ['1', '2'] })) : [],
      halls: [{ id: '1', court: 'full' as const, resin: true }],
      hallDays: [{ hall: '1', day: 0, open: 480, close: 1200, blocked: [], slotLength: 40 }],
      teams: ['1', '2', '3'].map((id) => ({ id, category: 'MA', coaches: [] })),
      travel: [],
      weights: defaultWeights,
      buffers: defaultBuffers,
    },
    published: [['early', at(600)] as const, ['late', at(640)] as const],
    happenings: [],
    options: { now: 500, freeze: 30, locked: [], seed: 1, moves: 1 },
    otherTeams: [
      { match: 'early', published: ['3', '2'] },
      { match: 'late', published: ['3', '2'] },
      { match: 'added', published: null },
    ],
  };
  const schedule = new Map(task.published);
  const ofTeams = newlyBroken(task, schedule).map(({ code, teams }) => [code, ...teams]);
  expect(ofTeams).toEqual([['unplaced'], ['rest', '1']]);
  expect(newViolations(task, schedule).map(({ rule, team }) => [rule, team])).toEqual([
    ['PL1', null],
    ['PL7', '1'],
  ]);
});

test('[PL18] a plan that says of one match that its court is closed says nothing of another one, nor of another rule', () => {
  const violation = (rule: string, match: string) => ({ rule, matches: [match], team: null });
  const found = [violation('PL2', 'late'), violation('PL2', 'early'), violation('PL5', 'late')];
  expect(unsaidViolations(found, [closedAt('late', 700)])).toEqual(found.slice(1));
  expect(unsaidViolations(found, [])).toEqual(found);
});
