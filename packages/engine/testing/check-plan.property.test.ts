import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkPlan } from '../src/check/index.ts';
import { evaluate } from '../src/evaluate/index.ts';
import { planFormat, readyFormats } from '../src/formats/index.ts';
import { randomOf } from '../src/random/index.ts';
import {
  type Schedule,
  type ScheduleInput,
  boardOf,
  capacity,
  compile,
  improve,
} from '../src/schedule/index.ts';
import { type InstanceSpec, instanceOf } from './instance.ts';

const seeds = Array.from({ length: 30 }, (_, seed) => seed);
const days = [
  { open: 8, close: 21 },
  { open: 8, close: 21 },
  { open: 8, close: 18 },
];

/**
 * A tournament of some categories, each with the first format that fits its number of teams and meets its
 * guarantee.
 */
function tournament(
  seed: number,
  teams: readonly number[],
  courts: number,
  over: Partial<InstanceSpec> = {},
): InstanceSpec {
  const codes = ['MC', 'WD', 'MD', 'WC'];
  const wanted = [
    'groups-of-5-ab',
    'groups-of-4-ab',
    'groups-of-6-ab',
    'single-group',
    'knock-out-all-places',
  ];
  const categories = teams.map((count, index) => {
    const format = wanted.find((id) => {
      const found = readyFormats.find((one) => one.id === id);
      return found && planFormat(found, count).ok;
    });
    return { code: codes[index] ?? 'ME', teams: count, format: format ?? 'knock-out' };
  });
  const spec = { seed, categories, fullCourts: courts, smallCourts: 0, days, maxPathPerDay: 5 };
  return { ...spec, groupDays: [0, 1], bracketDays: [1, 2], ...over };
}

function solved(spec: InstanceSpec, moves: number) {
  const input = instanceOf(spec);
  const problem = compile(input);
  const { schedule, progress } = improve(problem, new Map(), { seed: spec.seed, moves });
  return { input, schedule, progress, proof: () => capacity(problem) };
}

test('30 seeds of odd categories that share coaches: the checker finds no broken rule', () => {
  for (const seed of seeds) {
    const { input, schedule } = solved(tournament(seed, [5, 7, 11], 3), 6000);
    expect(checkPlan(input, schedule), `seed ${seed}`).toEqual([]);
  }
}, 180_000);

test.each([
  ['5 teams on one court', tournament(1, [5], 1), 20_000],
  ['7 and 5 teams on one court', tournament(2, [7, 5], 1), 60_000],
  ['37 teams', tournament(3, [37], 6), 200_000],
  ['191 teams', tournament(4, [191], 20), 600_000],
  ['13 teams on 60 courts', tournament(5, [13], 60), 40_000],
])('%s: the checker finds no broken rule', (_, spec, moves) => {
  const { input, schedule } = solved(spec, moves);
  expect(checkPlan(input, schedule)).toEqual([]);
});

test('a tournament that is too small is proven impossible, and the checker counts at least as many matches without a place', () => {
  for (const seed of seeds.slice(0, 20)) {
    const { input, schedule, proof } = solved(tournament(seed, [24, 24], 1), 5000);
    const { ok, tightest } = proof();
    const short = Math.max(0, ...tightest.map(({ need, have }) => need - have));
    expect(ok).toBe(false);
    expect(short).toBeGreaterThan(0);
    expect(checkPlan(input, schedule).length).toBeGreaterThanOrEqual(short);
  }
});

/** Rules of docs/rules/plan.md by the codes of the evaluation. */
const families = {
  unplaced: ['PL1'],
  hallClosed: ['PL2'],
  hallTaken: ['PL3'],
  court: ['PL4'],
  time: ['PL5'],
  pin: ['PL6'],
  pause: ['PL7', 'PL10'],
  order: ['PL9'],
  dayMax: ['PL11'],
  pathDayMax: ['PL12'],
} as const;
const familyOf: Readonly<Record<string, keyof typeof families>> = {
  courtTooSmall: 'court',
  resin: 'court',
  hallNotAllowed: 'court',
  hours: 'time',
  dayNotAllowed: 'time',
  rest: 'pause',
  travel: 'pause',
  unplaced: 'unplaced',
  hallClosed: 'hallClosed',
  hallTaken: 'hallTaken',
  pin: 'pin',
  order: 'order',
  dayMax: 'dayMax',
  pathDayMax: 'pathDayMax',
};

const varied = fc.record({
  seed: fc.nat(1000),
  rest: fc.integer({ min: 30, max: 150 }),
  afterGroup: fc.integer({ min: 0, max: 100 }),
  wayFactor: fc.integer({ min: 1, max: 4 }),
  moves: fc.constantFrom(0, 2000, 8000),
  shaken: fc.integer({ min: 0, max: 12 }),
  extraMatch: fc.boolean(),
  maxPathPerDay: fc.integer({ min: 2, max: 5 }),
});

function variedInput(spec: InstanceSpec, rest: number, afterGroup: number, wayFactor: number): ScheduleInput {
  const input = instanceOf(spec);
  return {
    ...input,
    categories: input.categories.map((rules) => ({ ...rules, rest })),
    travel: input.travel.map((way) => ({ ...way, minutes: way.minutes * wayFactor })),
    buffers: { ...input.buffers, afterGroup },
  };
}

/** Some matches are put anywhere, permitted or not. */
function shakenSchedule(input: ScheduleInput, schedule: Schedule, count: number, seed: number): Schedule {
  const random = randomOf(seed);
  const shaken = new Map(schedule);
  for (let turn = 0; turn < count; turn += 1) {
    const match = input.matches[random.below(input.matches.length)];
    const hall = input.halls[random.below(input.halls.length)];
    const near = shaken.get(match?.key ?? '')?.start ?? 600;
    if (match && hall)
      shaken.set(match.key, { hall: hall.id, start: Math.max(0, near + random.below(240) - 120) });
  }
  return shaken;
}

test('[PL1] [PL2] [PL3] [PL4] [PL5] [PL6] [PL7] [PL8] [PL9] [PL10] [PL11] [PL12] search, evaluation and checker agree which rules are broken, with long rests, long ways and extra matches', () => {
  fc.assert(
    fc.property(varied, ({ seed, rest, afterGroup, wayFactor, moves, shaken, ...over }) => {
      const spec = tournament(seed, [11, 13], 4, over);
      const input = variedInput(spec, rest, afterGroup, wayFactor);
      const found = improve(compile(input), new Map(), { seed, moves });
      const schedule = shakenSchedule(input, found.schedule, shaken, seed);

      const broken = evaluate(input, schedule).filter(({ isBroken }) => isBroken);
      const seen = new Set(broken.map(({ code }) => familyOf[code]));
      const checked = new Set(checkPlan(input, schedule).map(({ rule }) => rule));
      for (const [family, rules] of Object.entries(families)) {
        // Whoever waits for a match without a place waits for the earliest end that it could have: PL1 alone says so.
        if (family === 'order' && seen.has('unplaced')) continue;
        expect([family, rules.some((rule) => checked.has(rule))]).toEqual([
          family,
          [...seen].some((one) => one === family),
        ]);
      }
      if (shaken === 0) {
        const board = boardOf(compile(input), schedule);
        expect(board.broken).toBe(broken.length);
        expect(found.progress.broken === 0).toBe(checked.size === 0);
      }
    }),
    { numRuns: 40 },
  );
}, 120_000);
