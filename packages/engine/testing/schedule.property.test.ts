import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planFormat, readyFormats } from '../src/formats/index.ts';
import { evaluate } from '../src/evaluate/index.ts';
import { randomOf } from '../src/random/index.ts';
import { type InstanceSpec, instanceOf, specs } from './instance.ts';
import {
  type HallDay,
  type Schedule,
  type ScheduleInput,
  Moves,
  anneal,
  boardOf,
  capacity,
  compile,
  construct,
  improve,
  minutesOfDay,
  recount,
  scheduleOf,
} from '../src/schedule/index.ts';

const formats = [
  'groups-of-5-ab',
  'groups-of-6-abc',
  'groups-main-groups-ab',
  'groups-all-places',
  'knock-out',
];

/** Numbers of teams between 10 and 24 that fit a ready format. */
function sizesFor(id: string): number[] {
  const format = readyFormats.find((one) => one.id === id);
  return Array.from({ length: 15 }, (_, index) => 10 + index).filter(
    (teams) => format !== undefined && planFormat(format, teams).ok,
  );
}

/** Small tournaments, some with too few places. */
const spec: fc.Arbitrary<InstanceSpec> = fc.record({
  seed: fc.nat(10_000),
  categories: fc
    .tuple(fc.constantFrom(...formats), fc.constantFrom(...sizesFor('groups-of-5-ab')))
    .chain(([format, girls]) =>
      fc.constantFrom(...sizesFor(format)).map((boys) => [
        { code: 'MC', teams: boys, format },
        { code: 'WD', teams: girls, format: 'groups-of-5-ab' },
      ]),
    ),
  fullCourts: fc.integer({ min: 1, max: 4 }),
  smallCourts: fc.integer({ min: 0, max: 2 }),
  days: fc.constantFrom(
    [
      { open: 8, close: 20 },
      { open: 8, close: 18 },
    ],
    [
      { open: 9, close: 15 },
      { open: 8, close: 21 },
      { open: 8, close: 16 },
    ],
  ),
  groupDays: fc.constant([0, 1]),
  bracketDays: fc.constant([1, 2]),
  maxPathPerDay: fc.integer({ min: 3, max: 6 }),
  extraMatch: fc.boolean(),
  wishEvery: fc.integer({ min: 1, max: 5 }),
});

/**
 * A match of the first groups may be on the day of a play-off while the main groups in between are on another
 * day.
 */
const mainGroupsBetween: InstanceSpec = {
  seed: 0,
  categories: [
    { code: 'MC', teams: 16, format: 'groups-main-groups-ab' },
    { code: 'WD', teams: 10, format: 'groups-of-5-ab' },
  ],
  fullCourts: 2,
  smallCourts: 1,
  days: [
    { open: 8, close: 20 },
    { open: 8, close: 18 },
  ],
  groupDays: [0, 1],
  bracketDays: [1, 2],
  maxPathPerDay: 4,
};

test('[PL13] [PL14] [PL15] the evaluation, which shares no code with the search, counts the same broken rules and the same costs', () => {
  fc.assert(
    fc.property(spec, fc.nat(1000), (one, seed) => {
      const input = instanceOf(one);
      const problem = compile(input);
      const { slotOf } = anneal(construct(problem, seed), { seed, moves: 3000 }, { hot: 120, cold: 2 });
      const schedule = scheduleOf(problem, slotOf);
      const board = boardOf(problem, schedule);
      const problems = evaluate(input, schedule);
      const broken = problems.filter(({ isBroken }) => isBroken);

      expect(broken.length).toBe(board.broken);
      if (broken.length === 0) expect(problems.reduce((sum, { cost }) => sum + cost, 0)).toBe(board.cost);
    }),
    { numRuns: 12 },
  );
});

test('incremental counts come to a full recount, and a refused move leaves everything as it was', () => {
  fc.assert(
    fc.property(spec, fc.nat(1000), (one, seed) => {
      const problem = compile(instanceOf(one));
      const board = boardOf(problem);
      const moves = new Moves(board);
      const random = randomOf(seed);
      for (let turn = 0; turn < 400; turn += 1) {
        const before = [board.cost, board.broken, board.pathsBroken, ...board.groupEnd, ...board.pathLength];
        const rise = random.below(3) === 0 ? 1_000_000 : random.below(400) - 200;
        const slot = random.below(problem.slot.count + 1);
        const match = random.below(problem.match.count);
        const isMoved = moves.try(match, slot === problem.slot.count ? slot + match : slot, rise);
        if (!isMoved) {
          expect([
            board.cost,
            board.broken,
            board.pathsBroken,
            ...board.groupEnd,
            ...board.pathLength,
          ]).toEqual(before);
          continue;
        }
        const counted = [board.cost, board.broken, board.pathsBroken, ...board.pathLength];
        recount(board);
        expect([board.cost, board.broken, board.pathsBroken, ...board.pathLength]).toEqual(counted);
      }
      board.slotOf.forEach((slot, match) => expect(board.matchAt[slot]).toBe(match));
    }),
    { numRuns: 12, examples: [[mainGroupsBetween, 137]] },
  );
});

test('a shortage that is proven is a shortage: no search finds a plan without a broken rule', () => {
  fc.assert(
    fc.property(spec, fc.nat(1000), (one, seed) => {
      const problem = compile(instanceOf(one));
      const { ok } = capacity(problem);
      const { progress } = improve(problem, new Map(), { seed, moves: 4000 });

      if (!ok) expect(progress.broken).toBeGreaterThan(0);
    }),
    { numRuns: 12 },
  );
});

/** Hall days with the starts of a schedule and no others. */
function daysOfUsedStarts({ hallDays }: ScheduleInput, schedule: Schedule): HallDay[] {
  return hallDays.map((hallDay) => {
    const used = [...schedule.values()].filter(
      ({ hall, start }) => hall === hallDay.hall && Math.floor(start / minutesOfDay) === hallDay.day,
    );
    return { ...hallDay, starts: used.map(({ start }) => start - hallDay.day * minutesOfDay) };
  });
}

test('[PL17] a plan that can be played is never called impossible: planted ones with not a place to spare', () => {
  let planted = 0;
  fc.assert(
    fc.property(spec, fc.integer({ min: 30, max: 110 }), fc.nat(1000), (one, rest, seed) => {
      const base = instanceOf({ ...one, fullCourts: one.fullCourts + 6 });
      const input = { ...base, categories: base.categories.map((rules) => ({ ...rules, rest })) };
      const { schedule, progress } = improve(compile(input), new Map(), { seed, moves: 6000 });
      if (progress.broken > 0) return;
      planted += 1;
      const onDay = new Map<string, number>();
      for (const { key, teams, category } of input.matches) {
        const day = Math.floor((schedule.get(key)?.start ?? 0) / minutesOfDay);
        for (const team of teams) {
          const name = `${category} ${team} ${day}`;
          onDay.set(name, (onDay.get(name) ?? 0) + 1);
        }
      }
      const mostOf = (category: string): number =>
        Math.max(...[...onDay].map(([name, count]) => (name.startsWith(`${category} `) ? count : 0)));
      const tight = {
        ...input,
        hallDays: daysOfUsedStarts(input, schedule),
        categories: input.categories.map((rules) => ({ ...rules, maxPerDay: mostOf(rules.id) })),
      };

      expect(evaluate(tight, schedule).filter(({ isBroken }) => isBroken)).toEqual([]);
      expect(capacity(compile(tight))).toMatchObject({ ok: true, groups: [], crowded: [], homeless: [] });
    }),
    { numRuns: 25 },
  );
  expect(planted).toBeGreaterThan(3);
});

test('teams with more matches than their days hold are told, with the most that fits', () => {
  const tournament: InstanceSpec = {
    seed: 1,
    categories: [{ code: 'MA', teams: 6, format: 'single-group' }],
    fullCourts: 20,
    smallCourts: 0,
    days: [{ open: 8, close: 20 }],
    groupDays: [0],
    bracketDays: [0],
    maxPathPerDay: 6,
  };
  const told = (open: number, close: number) =>
    capacity(compile(instanceOf({ ...tournament, days: [{ open, close }] })));

  expect(told(8, 20)).toMatchObject({
    ok: false,
    crowded: [{ category: 'MA', teams: 6, need: 5, have: 3 }],
  });
  // Two matches of 35 minutes with a rest of 70 minutes in between.
  expect(told(8, 10.5).crowded).toMatchObject([{ need: 5, have: 2 }]);
  const two = { ...tournament, days: [...tournament.days, { open: 8, close: 20 }], groupDays: [0, 1] };
  expect(capacity(compile(instanceOf(two)))).toMatchObject({ ok: true, crowded: [] });
});

test('the same seed gives the same schedule, and what is locked stays', () => {
  fc.assert(
    fc.property(spec, fc.nat(1000), (one, seed) => {
      const problem = compile(instanceOf(one));
      const first = improve(problem, new Map(), { seed, moves: 3000 });
      expect(improve(problem, new Map(), { seed, moves: 3000 }).schedule).toEqual(first.schedule);
      const locked = new Set([...first.schedule.keys()].filter((_, index) => index % 2 === 0));
      const again = improve(problem, first.schedule, { seed: seed + 1, moves: 3000, locked });

      for (const key of locked) expect(again.schedule.get(key)).toEqual(first.schedule.get(key));
    }),
    { numRuns: 6 },
  );
});

test('a large plan is constructed by days: nearly all matches have a place, with few third matches, and the same for a seed', () => {
  const input = instanceOf(specs.L);
  const problem = compile(input);
  const { slotOf, unplacedCount } = construct(problem, 1);
  const thirds = evaluate(input, scheduleOf(problem, slotOf)).filter(({ code }) => code === 'thirdInDay');
  expect(unplacedCount).toBeLessThan(50);
  expect(thirds.length).toBeLessThan(200);
  expect(construct(problem, 1).slotOf).toEqual(slotOf);
}, 60_000);

test('[PL6] [PL22] hours in which no match may begin: other categories get their places, and what is locked stays', () => {
  const base = instanceOf(specs.S);
  const found = improve(compile(base), new Map(), { seed: 1, moves: 4000 });
  const without = (codes: readonly string[]): ScheduleInput => ({
    ...base,
    categories: base.categories.map((rules) =>
      codes.includes(rules.id) ? { ...rules, earliest: 1200, latestEnd: 600 } : rules,
    ),
  });
  const others = base.matches.filter(({ category }) => category !== 'MC');
  const half = improve(compile(without(['MC'])), found.schedule, { seed: 1, moves: 20_000 });
  expect([...half.schedule.keys()].toSorted()).toEqual(others.map(({ key }) => key).toSorted());

  const [key = ''] = found.schedule.keys();
  const closed = {
    ...base,
    hallDays: base.hallDays.map((day) => ({ ...day, close: day.open })),
  };
  const none = improve(compile(closed), found.schedule, { seed: 1, moves: 2000, locked: new Set([key]) });
  expect(none.schedule).toEqual(new Map([[key, found.schedule.get(key)]]));
});

/** Two categories of a first match for each two teams and a final each, whose first teams have one coach. */
function twoFinals(firsts: readonly number[]): ScheduleInput {
  const categories = ['MC', 'WC'];
  const base = instanceOf({
    seed: 1,
    categories: [],
    fullCourts: 2,
    smallCourts: 0,
    days: [{ open: 8, close: 20 }],
    groupDays: [0],
    bracketDays: [0],
    maxPathPerDay: 5,
  });
  const shape = { round: 0, group: null, waitsFor: [] };
  return {
    ...base,
    travel: [{ from: 'H1', to: 'H2', minutes: 20 }],
    categories: categories.map((id) => ({
      id,
      duration: 30,
      court: 'any' as const,
      resin: false,
      earliest: 0,
      latestEnd: 1440,
      rest: 60,
      maxPerDay: 3,
      maxPathPerDay: 5,
      days: {},
      halls: [],
    })),
    teams: categories.flatMap((category) =>
      firsts
        .flatMap((team) => [team, team + 1])
        .map((team) => ({
          id: `${category} ${team}`,
          category,
          coaches: team === 1 ? ['coach'] : [],
        })),
    ),
    matches: categories.flatMap((category) => [
      ...firsts.map((team) => ({
        ...shape,
        key: `${category} S${team}`,
        category,
        level: 'semifinal',
        teams: [`${category} ${team}`, `${category} ${team + 1}`],
      })),
      {
        ...shape,
        key: `${category} F`,
        category,
        level: 'final',
        teams: [],
        waitsFor: firsts.map((team) => ({ kind: 'match' as const, key: `${category} S${team}` })),
      },
    ]),
  };
}

test('[PL15] two finals that two teams of a coach may reach: by both shares while they overlap or the way is too short, from one eighth on', () => {
  const semis = [
    ['MC S1', 'H1', 480],
    ['MC S3', 'H1', 515],
    ['WC S1', 'H2', 585],
    ['WC S3', 'H2', 550],
  ] as const;
  const thirds = [...semis, ['MC S5', 'H1', 550], ['WC S5', 'H2', 515]] as const;
  const costsAt = (
    start: number,
    firsts: readonly (readonly [string, string, number])[] = semis,
  ): readonly number[] => {
    const input = twoFinals(firsts.slice(0, firsts.length / 2).map((_, index) => 2 * index + 1));
    const places = [...firsts, ['MC F', 'H1', 690], ['WC F', 'H2', start]] as const;
    const schedule = new Map(places.map(([key, hall, at]) => [key, { hall, start: at }]));
    const coaches = evaluate(input, schedule).filter(({ code }) => code === 'coach');
    const all = evaluate(input, schedule).reduce((sum, { cost }) => sum + cost, 0);
    return [coaches.reduce((sum, { cost }) => sum + cost, 0), all - boardOf(compile(input), schedule).cost];
  };
  // Half of 8 points for each of the two finals, for both: a quarter.
  expect(costsAt(690)).toEqual([20, 0]);
  expect(costsAt(725)).toEqual([20, 0]);
  expect(costsAt(760)).toEqual([0, 0]);
  // A third for each of them: a ninth for both.
  expect(costsAt(690, thirds)).toEqual([0, 0]);
});
