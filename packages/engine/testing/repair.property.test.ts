import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkPlan } from '../src/check/index.ts';
import { evaluate } from '../src/evaluate/index.ts';
import { afterHappenings, hallDaysAround, repair } from '../src/repair/index.ts';
import { type PricedPlace, boardOf, compile, improve, pricePlaces } from '../src/schedule/index.ts';
import { instanceOf, specs } from './instance.ts';

const input = instanceOf(specs.S);
const published = improve(compile(input), new Map(), { seed: 5, moves: 60_000 }).schedule;
const noon = 1440 + 720;

const closing = fc.record({
  hall: fc.constantFrom('H2', 'H3', 'H5'),
  from: fc.integer({ min: noon - 90, max: noon + 240 }),
  length: fc.integer({ min: 60, max: 240 }),
  seed: fc.nat(100),
});

test('after a hall is closed nobody is moved inside the freeze, what is locked stays, no rule is broken, and whoever is without a place has none', () => {
  fc.assert(
    fc.property(closing, ({ hall, from, length, seed }) => {
      const happenings = [{ kind: 'hallClosed' as const, hall, from, to: from + length }];
      const locked = new Set([...published.keys()].filter((_, index) => index % 7 === 0));
      const options = { now: from - 60, freeze: 30, locked, seed, moves: 20_000 };
      // Matches that are locked or inside the freeze stay in the closed hall: the broken rule is reported,
      // not repaired.
      const isHit = ([key, place]: [string, { hall: string; start: number }]): boolean =>
        place.hall === hall &&
        place.start + 35 > from &&
        place.start < from + length &&
        (locked.has(key) || place.start < from - 30);
      if ([...published].some(isHit)) return;

      const plans = repair(input, published, happenings, options);
      for (const { schedule, moved } of plans) {
        for (const { match, from: was, to } of moved) {
          expect(locked.has(match)).toBe(false);
          expect(Math.min(was.start, to.start)).toBeGreaterThanOrEqual(from - 30);
        }
        const after = afterHappenings(input, happenings);
        const broken = evaluate(after, schedule).filter(({ isBroken }) => isBroken);
        expect(broken.filter(({ code }) => code !== 'unplaced')).toEqual([]);
        const board = boardOf(compile({ ...after, hallDays: hallDaysAround(after, published) }), schedule);
        const homes = broken.flatMap(({ matches }) => pricePlaces(board, matches[0] ?? ''));
        const isHome = (home: PricedPlace): boolean =>
          home.broken < 0 && home.swapWith === null && home.start >= from - 30;
        expect(homes.filter(isHome)).toEqual([]);
      }
      for (const [index, plan] of plans.entries()) {
        const next = plans[index + 1];
        if (!next || next.broken > plan.broken) continue;
        expect(plan.moved.length).toBeLessThanOrEqual(next.moved.length);
        if (plan.moved.length === next.moved.length) expect(plan.shift).toBeLessThanOrEqual(next.shift);
      }
      const displaced = [...published.values()].filter(
        (place) => place.hall === hall && place.start + 30 > from && place.start < from + length,
      ).length;
      const fewest = plans.find(({ aim }) => aim === 'fewestMoves') ?? plans[0];
      expect(fewest?.moved.length).toBeLessThanOrEqual(displaced + 4);
    }),
    { numRuns: 12 },
  );
});

test('a category that comes late plays after its delay, everybody else as far as they can where they were', () => {
  const until = 600;
  const happenings = [{ kind: 'categoryDelayed' as const, category: 'MC', until }];
  const options = { now: 420, freeze: 30, locked: new Set<string>(), seed: 1, moves: 40_000 };

  const [best] = repair(input, published, happenings, options);
  const early = input.matches.filter(
    ({ key, category }) => category === 'MC' && (best?.schedule.get(key)?.start ?? until) < until,
  );
  expect(early).toEqual([]);
  expect(best?.unplaced).toEqual([]);
  expect(evaluate(input, best?.schedule ?? new Map()).filter(({ isBroken }) => isBroken)).toEqual([]);
});

const openStarts = { min: 480, max: 1140 };
const delays = fc.oneof(
  fc.record({
    kind: fc.constant('categoryDelayed' as const),
    category: fc.constantFrom('MC', 'WD'),
    until: fc.integer({ min: 600, max: 1440 + 720 }),
  }),
  fc.record({
    kind: fc.constant('hallLate' as const),
    hall: fc.constantFrom('H1', 'H2', 'H5'),
    from: fc.integer(openStarts),
    minutes: fc.integer({ min: 10, max: 90 }),
  }),
  fc.record({
    kind: fc.constant('matchPostponed' as const),
    match: fc.constantFrom(...[...published.keys()].filter((key) => key.startsWith('MC A'))),
    until: fc.integer({ min: 600, max: 1440 + 720 }),
  }),
);

test('whoever has played or plays keeps its place when its category or its hall is late, or a match is postponed', () => {
  fc.assert(
    fc.property(delays, fc.integer(openStarts), fc.nat(100), (delay, now, seed) => {
      const begun = new Set([...published].filter(([, { start }]) => start <= now).map(([key]) => key));
      const options = { now, freeze: 30, locked: begun, seed, moves: 20_000 };

      for (const { schedule, broken } of repair(input, published, [delay], options)) {
        for (const [key, place] of published) {
          const isFixed =
            begun.has(key) || (place.start < now + 30 && !('match' in delay && delay.match === key));
          if (isFixed) expect([key, schedule.get(key)]).toEqual([key, place]);
        }
        expect(evaluate(input, schedule).filter(({ isBroken }) => isBroken).length).toBe(broken);
        expect(checkPlan(input, schedule).length === 0).toBe(broken === 0);
      }
    }),
    { numRuns: 12 },
  );
});

test('a day that begins later for every category keeps the day before and the matches that have begun', () => {
  const [now, until] = [1440 + 500, 1440 + 600];
  const begun = new Set([...published].filter(([, { start }]) => start <= now).map(([key]) => key));
  const happenings = input.categories.map(({ id }) => {
    return { kind: 'categoryDelayed' as const, category: id, until };
  });
  const options = { now, freeze: 30, locked: begun, seed: 1, moves: 60_000, aims: ['fewestMoves' as const] };

  const [plan] = repair(input, published, happenings, options);
  const late = [...published].filter(([, { start }]) => start >= now + 30 && start < until);
  expect(late.length).toBeGreaterThan(3);
  for (const [key, place] of published) {
    if (place.start < now + 30) expect([key, plan?.schedule.get(key)]).toEqual([key, place]);
  }
  for (const [key] of late) expect(plan?.schedule.get(key)?.start ?? until).toBeGreaterThanOrEqual(until);
  const rules = new Set(checkPlan(input, plan?.schedule ?? new Map()).map(({ rule }) => rule));
  expect([...rules].filter((rule) => rule !== 'PL1')).toEqual([]);
});

test('[PL18] a day that stops halfway goes on elsewhere or on another day: what is played stays, and the checker finds no other rule broken than the evaluation', () => {
  const stop = fc.record({
    now: fc.integer({ min: 1440 + 560, max: 1440 + 900 }),
    seed: fc.nat(100),
    delayed: fc.constantFrom('MC', 'WD', null),
  });
  fc.assert(
    fc.property(stop, ({ now, seed, delayed }) => {
      const until = 2 * 1440 + 480;
      const codes = input.categories.map(({ id }) => id).filter((id) => delayed === null || id === delayed);
      const happenings = codes.map((category) => ({ kind: 'categoryDelayed' as const, category, until }));
      // Finished matches, and those that run at this minute.
      const begun = new Set([...published].flatMap(([key, { start }]) => (start <= now ? [key] : [])));
      const plans = repair(input, published, happenings, {
        now,
        freeze: 0,
        locked: begun,
        seed,
        moves: 20_000,
      });
      expect(plans.length).toBeGreaterThan(0);
      for (const { schedule, broken } of plans) {
        for (const key of begun) expect(schedule.get(key)).toEqual(published.get(key));
        for (const { key, category } of input.matches) {
          const start = schedule.get(key)?.start ?? until;
          if (codes.includes(category) && !begun.has(key)) expect(start).toBeGreaterThanOrEqual(until);
        }
        const said = evaluate(input, schedule).filter(({ isBroken }) => isBroken);
        expect(said.length).toBe(broken);
        const about = new Set(said.flatMap(({ matches }) => matches));
        for (const { matches } of checkPlan(input, schedule)) {
          expect(matches.some((key) => about.has(key))).toBe(true);
        }
      }
    }),
    { numRuns: 8 },
  );
});

test('a match inside the freeze that stays in its closed hall counts as a broken rule', () => {
  const [, place] = [...published].find(([, { hall, start }]) => hall === 'H3' && start > noon) ?? [];
  if (!place) throw new Error('nobody plays in H3 in the afternoon');
  const closure = { kind: 'hallClosed' as const, hall: 'H3', from: place.start + 5, to: place.start + 30 };
  const options = { now: place.start - 10, freeze: 30, locked: new Set<string>(), seed: 1, moves: 20_000 };

  for (const { schedule, broken } of repair(input, published, [closure], options)) {
    const problems = evaluate(afterHappenings(input, [closure]), schedule).filter(({ isBroken }) => isBroken);
    expect(problems.map(({ code }) => code)).toEqual(['hallClosed']);
    expect(broken).toBe(1);
  }
});

test('a match that was published outside the hours of its hall stays there, whether it is being played or not, and its end is not offered to others', () => {
  const [playing = '', evening = ''] = [...published.keys()].filter((key) => key.includes(' A:'));
  const around = new Map(published)
    .set(playing, { hall: 'H4', start: 1440 + 300 })
    .set(evening, { hall: 'H4', start: 1440 + 23 * 60 });
  const happenings = [{ kind: 'hallClosed' as const, hall: 'H3', from: noon, to: noon + 120 }];
  const options = { now: 1440 + 320, freeze: 30, locked: new Set([playing]), seed: 1, moves: 20_000 };

  const plans = repair(input, around, happenings, options);

  const displaced = [...around.values()].filter(
    ({ hall, start }) => hall === 'H3' && start + 35 > noon && start < noon + 120,
  ).length;
  for (const { schedule } of plans) {
    expect([schedule.get(playing), schedule.get(evening)]).toEqual([
      around.get(playing),
      around.get(evening),
    ]);
    const late = [...schedule].filter(([, { start }]) => start % 1440 >= 22 * 60);
    expect(late.map(([key]) => key)).toEqual([evening]);
  }
  expect(plans[0]?.moved.length).toBeLessThanOrEqual(displaced + 3);
});

test('a schedule that was published against a rule between two matches is not rearranged by a change elsewhere', () => {
  // The first match of the second day whose rest or order is too short at a free start of another hall.
  const taken = new Set([...published.values()].map(({ hall, start }) => `${hall} ${start}`));
  const starts = hallDaysAround(input, published).flatMap(({ hall, day, open, close }) =>
    Array.from({ length: Math.floor((close - open) / 5) }, (_, index) => {
      return { hall, start: day * 1440 + open + index * 5 };
    }),
  );
  const brokenIn = (schedule: typeof published) =>
    evaluate(input, schedule).filter(({ isBroken }) => isBroken);
  const against = [...published]
    .filter(([, { start }]) => start > 1440 + 600)
    .flatMap(([key, place]) =>
      starts
        .filter((one) => one.start > 1440 + 600 && Math.abs(one.start - place.start) < 120)
        .filter(({ hall, start }) => !taken.has(`${hall} ${start}`))
        .map((one) => new Map(published).set(key, one)),
    )
    .find((schedule) => {
      const broken = brokenIn(schedule);
      return broken.length > 0 && broken.every(({ code }) => code === 'rest' || code === 'order');
    });
  if (!against) throw new Error('no match can be published against a rule');
  const [postponed = '', place] = [...against].find(([, { start }]) => start > 480 && start < 1440) ?? [];
  const happenings = [{ kind: 'matchPostponed' as const, match: postponed, until: place?.start ?? 0 }];
  const options = { now: 0, freeze: 0, locked: new Set<string>(), seed: 1, moves: 20_000 };

  const plans = repair(input, against, happenings, options);
  const known = new Set(brokenIn(against).flatMap(({ matches }) => matches));
  for (const { moved } of plans) expect(moved.filter(({ match }) => known.has(match))).toEqual([]);
  expect(plans[0]?.moved).toEqual([]);
});
