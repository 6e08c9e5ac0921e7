import { describe, expect, test } from 'vitest';
import { checkPlan } from '../src/check/index.ts';
import { roundRobin } from '../src/formats/round-robin.ts';
import { randomOf } from '../src/random/index.ts';
import {
  type CategoryRules,
  type Feeder,
  type HallDay,
  type Schedule,
  type ScheduleInput,
  type ScheduleMatch,
  capacity,
  compile,
  defaultBuffers,
  defaultWeights,
  improve,
} from '../src/schedule/index.ts';

/** A category with groups of these sizes, and a knock-out of so many matches in its first round. */
interface Given {
  readonly groups?: readonly number[];
  readonly knockOut?: 1 | 2 | 4;
  readonly rules?: Partial<CategoryRules>;
}

interface Setup {
  readonly categories: readonly Given[];
  readonly courts: number;
  /** Opening minutes of each day. */
  readonly days: readonly (readonly [from: number, to: number])[];
  readonly pins?: Readonly<Record<string, ScheduleMatch['pin']>>;
  /** Small courts, or courts without resin. */
  readonly smallCourts?: number;
  /** Minutes from the first court to each other one. */
  readonly way?: number;
}

const length = 35;

function matchesOf(id: string, { groups = [], knockOut }: Given): ScheduleMatch[] {
  const ofGroups = groups.flatMap((size, index) => {
    const group = `${id} ${index + 1}`;
    return roundRobin(size).map(({ round, home, away }): ScheduleMatch => {
      const teams = [`${group}.${home + 1}`, `${group}.${away + 1}`];
      const key = `${group} ${home + 1}-${away + 1}`;
      return { key, category: id, level: 'preliminary', group, round, teams, waitsFor: [] };
    });
  });
  const rounds: ScheduleMatch[] = [];
  let before: Feeder[] = groups.map((_, index) => ({ kind: 'group', group: `${id} ${index + 1}` }));
  for (let count: number = knockOut ?? 0; count >= 1; count /= 2) {
    const keys = Array.from({ length: count }, (_, index) => `${id} K${count}.${index + 1}`);
    keys.forEach((key, index) => {
      const own = before.length === 2 * count ? before.slice(2 * index, 2 * index + 2) : before;
      const isFirst = before.length === 0;
      const teams = isFirst ? [`${key} home`, `${key} away`] : [];
      const level = count === 1 ? 'final' : 'semifinal';
      rounds.push({ key, category: id, level, group: null, round: 0, teams, waitsFor: own });
    });
    before = keys.map((key) => ({ kind: 'match', key }));
  }
  return [...ofGroups, ...rounds];
}

function inputOf({ categories, courts, days, pins = {}, smallCourts = 0, way = 0 }: Setup): ScheduleInput {
  const ids = categories.map((_, index) => `C${index + 1}`);
  const matches = categories.flatMap((given, index) => matchesOf(ids[index] ?? '', given));
  const halls = Array.from({ length: courts + smallCourts }, (_, index) => ({
    id: `H${index + 1}`,
    court: index < courts ? ('full' as const) : ('small' as const),
    resin: index < courts,
  }));
  return {
    halls,
    hallDays: halls.flatMap(({ id: hall }) =>
      days.map(([from, to], day): HallDay => {
        return { hall, day, open: from, close: to, blocked: [], slotLength: length };
      }),
    ),
    categories: ids.map((id, index) => ({
      id,
      duration: length,
      court: 'any',
      resin: false,
      earliest: 0,
      latestEnd: 1440,
      rest: 60,
      maxPerDay: 3,
      maxPathPerDay: 5,
      days: {},
      halls: [],
      ...categories[index]?.rules,
    })),
    matches: matches.map((match) => {
      const pin = pins[match.key];
      return pin ? { ...match, pin } : match;
    }),
    teams: [...new Set(matches.flatMap(({ category, teams }) => teams.map((id) => `${category}|${id}`)))].map(
      (name) => {
        const [category = '', id = ''] = name.split('|');
        return { id, category, coaches: [] };
      },
    ),
    travel: halls.slice(1).map(({ id }) => ({ from: 'H1', to: id, minutes: way })),
    weights: defaultWeights,
    buffers: defaultBuffers,
  };
}

const hours = (starts: number): readonly [number, number] => [480, 480 + starts * length];

/** Each cannot be played; with the change it can, or at least is not proven impossible. */
const kinds: readonly {
  readonly name: string;
  readonly setup: Setup;
  readonly change: Partial<Setup>;
}[] = [
  {
    name: 'parity: seven teams, three matches a day, two days',
    setup: { categories: [{ groups: [7] }], courts: 6, days: [hours(16), hours(16)] },
    change: { days: [hours(16), hours(16), hours(3)] },
  },
  {
    name: 'more matches than starts',
    setup: { categories: [{ groups: [4, 4] }], courts: 1, days: [hours(11)] },
    change: { days: [hours(12)] },
  },
  {
    name: 'rests: four teams with long rests in a short day',
    setup: { categories: [{ groups: [4], rules: { rest: 120 } }], courts: 4, days: [hours(9)] },
    change: { days: [hours(11)] },
  },
  {
    name: 'matches of a team: five in one day',
    setup: { categories: [{ groups: [6] }], courts: 8, days: [hours(20)] },
    change: { days: [hours(20), hours(20)] },
  },
  {
    name: 'courts that a category may use',
    setup: {
      categories: [
        { groups: [4, 4], rules: { halls: ['H1'] } },
        { groups: [3], rules: { halls: ['H2'] } },
      ],
      courts: 2,
      days: [hours(11)],
    },
    change: { days: [hours(12)] },
  },
  {
    name: 'courts that two categories share: neither alone has too few of them',
    setup: {
      categories: [
        { groups: [3, 3, 3, 3], rules: { halls: ['H1', 'H2'] } },
        { groups: [3, 3, 3, 3], rules: { halls: ['H2', 'H3'] } },
        { groups: [3, 3], rules: { halls: ['H3', 'H1'] } },
        { groups: [3], rules: { halls: ['H4'] } },
      ],
      courts: 4,
      days: [hours(9)],
    },
    change: { days: [hours(11)] },
  },
  {
    name: 'hours of a category',
    setup: {
      categories: [{ groups: [4, 4], rules: { earliest: 620, latestEnd: 620 + 5 * length } }],
      courts: 2,
      days: [hours(20)],
    },
    change: { categories: [{ groups: [4, 4], rules: { earliest: 620, latestEnd: 620 + 8 * length } }] },
  },
  {
    name: 'a knock-out on one court: each round waits for the last match of the one before it',
    setup: { categories: [{ knockOut: 4 }], courts: 1, days: [hours(8)] },
    change: { days: [hours(10)] },
  },
  {
    name: 'two knock-outs on two courts',
    setup: { categories: [{ knockOut: 4 }, { knockOut: 4 }], courts: 2, days: [hours(8)] },
    change: { days: [hours(10)] },
  },
  {
    name: 'groups and a final on one day: more matches on the way to it than a day may have',
    setup: {
      categories: [{ groups: [4, 4], knockOut: 2, rules: { maxPathPerDay: 4 } }],
      courts: 8,
      days: [hours(20)],
    },
    change: { days: [hours(20), hours(20)] },
  },
  {
    name: 'a final that is fixed before its semi-finals can be over',
    setup: {
      categories: [{ knockOut: 2 }],
      courts: 2,
      days: [hours(8)],
      pins: { 'C1 K1.1': { hall: 'H1', start: 480 + length } },
    },
    change: { pins: { 'C1 K1.1': { hall: 'H1', start: 480 + 3 * length } } },
  },
  {
    name: 'a final that is fixed before the finalists can come from the courts of their semi-finals',
    setup: {
      categories: [{ knockOut: 2 }],
      courts: 3,
      days: [hours(8)],
      way: 50,
      pins: {
        'C1 K1.1': { hall: 'H1', start: 480 + 3 * length },
        'C1 K2.1': { hall: 'H2' },
        'C1 K2.2': { hall: 'H3' },
      },
    },
    change: { way: 30 },
  },
  {
    name: 'two matches of a team that are fixed with too little rest',
    setup: {
      categories: [{ groups: [3] }],
      courts: 2,
      days: [hours(12)],
      pins: { 'C1 1 1-2': { start: 480 }, 'C1 1 3-1': { start: 480 + 2 * length } },
    },
    change: { pins: { 'C1 1 1-2': { start: 480 }, 'C1 1 3-1': { start: 480 + 3 * length } } },
  },
  {
    name: 'large courts: older categories need them',
    setup: {
      categories: [{ groups: [4, 4], rules: { court: 'full' } }, { groups: [3] }],
      courts: 1,
      smallCourts: 2,
      days: [hours(11)],
    },
    change: { days: [hours(12)] },
  },
  {
    name: 'days of a round: the groups have the first day',
    setup: {
      categories: [{ groups: [5], knockOut: 1, rules: { days: { preliminary: [0] } } }],
      courts: 4,
      days: [hours(20), hours(20)],
    },
    change: { categories: [{ groups: [5], knockOut: 1 }] },
  },
];

describe('[PL17] what cannot be played is said, and no longer with a change that helps', () => {
  test.each(kinds)('$name', ({ setup, change }) => {
    expect(capacity(compile(inputOf(setup))).ok).toBe(false);
    expect(capacity(compile(inputOf({ ...setup, ...change })))).toMatchObject({ ok: true });
  });
});

/** Courts H1 and H2 in halls of their own, with these starts on each day. */
function twoHalls(
  sizes: readonly number[],
  way: number,
  starts: readonly (readonly number[])[],
): ScheduleInput {
  const input = inputOf({ categories: [{ groups: sizes }], courts: 2, days: [hours(30)], way });
  const hallDays = starts.flatMap((own, index) => {
    const days = [...Map.groupBy(own, (start) => Math.floor(start / 1440))];
    return days.map(([day, ofDay]): HallDay => {
      const within = ofDay.map((start) => start - day * 1440);
      const [open, close] = [Math.min(...within), Math.max(...within) + length];
      return { hall: `H${index + 1}`, day, open, close, blocked: [], slotLength: length, starts: within };
    });
  });
  return { ...input, hallDays };
}

/** Starts from one minute on, so many minutes apart. */
const every = (minutes: number, from: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => from + index * minutes);

describe('[PL17] small plans that no count proves impossible: all orders are tried', () => {
  test('two halls five hours apart with three starts each: a third of the teams has to change', () => {
    const starts = [every(105, 480, 3), every(105, 480, 3)];
    expect(capacity(compile(twoHalls([4], 300, starts)))).toMatchObject({ ok: false, noOrder: true });
    expect(capacity(compile(twoHalls([4], 0, starts)))).toMatchObject({ ok: true, noOrder: false });
  });

  test('two groups of four, 12 matches on 15 starts of a day: rests leave one over', () => {
    const starts = [every(40, 540, 8), every(40, 560, 7)];
    expect(capacity(compile(twoHalls([4, 4], 0, starts)))).toMatchObject({ ok: false, noOrder: true });
    const longer = [every(40, 540, 9), every(40, 560, 8)];
    expect(capacity(compile(twoHalls([4, 4], 0, longer)))).toMatchObject({ ok: true, noOrder: false });
  });

  test('tiny plans are called possible exactly if one of all ways to place them breaks no rule', () => {
    const seen = { possible: 0, impossible: 0, byOrder: 0 };
    for (let seed = 0; seed < 80; seed += 1) {
      const random = randomOf(seed);
      const starts = [0, 1].map(() => {
        const days = random.below(2) === 0 ? [0] : [0, 1440];
        return days.flatMap((day) =>
          every(35 + 10 * random.below(8), day + 540 + 10 * random.below(5), 2 + random.below(2)),
        );
      });
      const input = twoHalls([3 + random.below(2)], 10 * random.below(20), starts);
      const isPossible = canBePlaced(input, new Map(), 0);
      const found = capacity(compile(input));
      expect(found.ok, `seed ${seed}`).toBe(isPossible);
      seen.byOrder += found.noOrder ? 1 : 0;
      seen[isPossible ? 'possible' : 'impossible'] += 1;
    }
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(5);
  });
});

/** Whether the matches from an index on have places beside the others, by the checker. */
function canBePlaced(input: ScheduleInput, placed: Schedule, index: number): boolean {
  const match = input.matches[index];
  if (!match) return true;
  return input.hallDays.some(({ hall, day, starts = [] }) =>
    starts.some((minute) => {
      const schedule = new Map(placed).set(match.key, { hall, start: day * 1440 + minute });
      const isAllowed = checkPlan(input, schedule).every(({ rule }) => rule === 'PL1');
      return isAllowed && canBePlaced(input, schedule, index + 1);
    }),
  );
}

const playOffsFirst = { preliminary: [1], semifinal: [0], final: [0] };

describe('[PL22] what does not fit leaves the rest of the plan its places', () => {
  const cup: Setup = {
    categories: [{ groups: [4, 4], knockOut: 2 }],
    courts: 3,
    days: [hours(18), hours(18)],
  };
  // Each pair: what is changed, and how many of the 15 matches have a place then.
  test.each<[string, Partial<Setup>, number]>([
    ['a final before the semi-finals', { pins: { 'C1 K1.1': { start: 480, hall: 'H1' } } }, 14],
    ['no day for the final', { categories: [{ ...cup.categories[0], rules: { days: { final: [7] } } }] }, 14],
    [
      'play-offs before the groups',
      { categories: [{ ...cup.categories[0], rules: { days: playOffsFirst } }] },
      12,
    ],
    ['two starts on each day', { days: [hours(2), hours(2)] }, 8],
  ])('%s', (_, change, placed) => {
    const input = inputOf({ ...cup, ...change });
    const problem = compile(input);
    expect(capacity(problem).ok).toBe(false);
    const { schedule, progress } = improve(problem, new Map(), { seed: 1, moves: 60_000 });
    expect(schedule.size).toBe(placed);
    expect(progress.broken).toBe(progress.unplaced);
    expect(new Set(checkPlan(input, schedule).map(({ rule }) => rule))).toEqual(new Set(['PL1']));
  });
});
