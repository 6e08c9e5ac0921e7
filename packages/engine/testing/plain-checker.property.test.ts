import { expect, test } from 'vitest';
import { planFormat, readyFormats } from '../src/formats/index.ts';
import { capacity, compile, improve } from '../src/schedule/index.ts';
import { type InstanceSpec, instanceOf } from './instance.ts';
import { readSchedule } from './plain-checker.ts';

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

test('30 seeds of odd categories that share coaches: the plain reading finds no broken rule', () => {
  for (const seed of seeds) {
    const { input, schedule } = solved(tournament(seed, [5, 7, 11], 3), 6000);
    expect(readSchedule(input, schedule), `seed ${seed}`).toEqual([]);
  }
}, 180_000);

test.each([
  ['5 teams on one court', tournament(1, [5], 1), 20_000],
  ['7 and 5 teams on one court', tournament(2, [7, 5], 1), 60_000],
  ['37 teams', tournament(3, [37], 6), 200_000],
  ['191 teams', tournament(4, [191], 20), 600_000],
  ['13 teams on 60 courts', tournament(5, [13], 60), 40_000],
])('%s: the plain reading finds no broken rule', (_, spec, moves) => {
  const { input, schedule } = solved(spec, moves);
  expect(readSchedule(input, schedule)).toEqual([]);
});

test('a tournament that is too small is proven impossible, and the plain reading counts at least as many matches without a place', () => {
  for (const seed of seeds.slice(0, 20)) {
    const { input, schedule, proof } = solved(tournament(seed, [24, 24], 1), 5000);
    const { ok, tightest } = proof();
    const short = Math.max(0, ...tightest.map(({ need, have }) => need - have));
    expect(ok).toBe(false);
    expect(short).toBeGreaterThan(0);
    expect(readSchedule(input, schedule).length).toBeGreaterThanOrEqual(short);
  }
});

test('the plain reading sees what is wrong: a hall taken twice, a match before the doors open, one that is missing', () => {
  const { input, schedule } = solved(tournament(1, [5], 1), 20_000);
  const [first = '', second = '', third = ''] = [...schedule.keys()];
  const wrong = new Map(schedule);
  const place = wrong.get(first);
  if (place) wrong.set(second, place);
  wrong.delete(third);
  const words = readSchedule(input, wrong).join('\n');

  expect(words).toContain('share H1');
  expect(words).toContain(`${third} has no place`);
  wrong.set(third, { hall: 'H1', start: 0 });
  expect(readSchedule(input, wrong).join('\n')).toContain(`${third} in H1: closed`);
});
