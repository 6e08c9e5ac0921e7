import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultDelayRules, hallDelays } from './index.ts';
import type { HallMatch } from './index.ts';

const rules = { ...defaultDelayRules, shownFrom: 0, believedTo: 100_000 };
const half = 900;

/** Planned and actual course of a match, in seconds. */
const course = fc.record({
  gap: fc.integer({ min: 1500, max: 5400 }),
  early: fc.integer({ min: 0, max: 600 }),
  late: fc.integer({ min: 0, max: 1500 }),
  breakLonger: fc.integer({ min: 0, max: 600 }),
  overrun: fc.integer({ min: 0, max: 900 }),
  isWalkover: fc.integer({ min: 0, max: 9 }).map((value) => value === 0),
});
type Course = typeof course extends fc.Arbitrary<infer T> ? T : never;

interface Real {
  readonly startsAt: number;
  readonly began: number;
  readonly secondHalf: number;
  readonly ended: number;
  readonly isWalkover: boolean;
}

/**
 * Simulates a day: matches begin when their court is free, and at most a little early; courts change as fast
 * as possible.
 */
function play(courses: readonly Course[], courts: number): Real[] {
  const free = Array.from({ length: courts }, () => -Infinity);
  let plannedFor = 0;
  return courses.map(({ gap, early, late, breakLonger, overrun, isWalkover }, index) => {
    const startsAt = plannedFor;
    if (index % courts === courts - 1) plannedFor += gap;
    free.sort((a, b) => a - b);
    const began = Math.max((free[0] ?? 0) + late, startsAt - early);
    const secondHalf = began + half + rules.halfTimeBreak + breakLonger;
    const ended = secondHalf + half + overrun;
    if (!isWalkover) free[0] = ended + rules.changeover;
    return { startsAt, began, secondHalf, ended, isWalkover };
  });
}

/** Recorded data at a moment of that day. */
function recorded(day: readonly Real[], now: number): HallMatch[] {
  return day.map(({ startsAt, began, secondHalf, ended, isWalkover }, id) => {
    const begun = !isWalkover && began <= now;
    const stage = now >= ended ? 'finished' : now >= secondHalf ? '2nd_half' : '1st_half';
    const stageStartedAt = stage === 'finished' ? null : stage === '2nd_half' ? secondHalf : began;
    return {
      id,
      startsAt,
      halfLength: half,
      stageCode: begun ? stage : 'not_started',
      startedAt: begun ? began : null,
      stageStartedAt: begun ? stageStartedAt : null,
      endedAt: begun && stage === 'finished' ? ended : null,
      isWalkover,
    };
  });
}

const aDay = fc.array(course, { minLength: 1, maxLength: 14 });
const aMoment = fc.integer({ min: -600, max: 60_000 });

test('[SC2] [SC3] [SC5] on one court no match is expected later than it really begins, whenever one looks', () => {
  fc.assert(
    fc.property(aDay, aMoment, (courses, now) => {
      const day = play(courses, 1);
      for (const [id, { expectedAt, minutes }] of hallDelays(recorded(day, now), rules)) {
        expect(minutes).toBeGreaterThan(0);
        expect(expectedAt).toBeLessThanOrEqual(day[id]?.began ?? -1);
      }
    }),
    { numRuns: 500 },
  );
});

test('[SC12] on several courts neither', () => {
  fc.assert(
    fc.property(aDay, aMoment, fc.integer({ min: 2, max: 3 }), (courses, now, courts) => {
      const wide = courses.map((one) => ({ ...one, gap: one.gap + 1500, early: 0, isWalkover: false }));
      const day = play(wide, courts);
      for (const [id, { expectedAt }] of hallDelays(recorded(day, now), rules))
        expect(expectedAt).toBeLessThanOrEqual(day[id]?.began ?? -1);
    }),
    { numRuns: 300 },
  );
});

test('[SC4] delays never grow along the schedule of a court', () => {
  fc.assert(
    fc.property(aDay, aMoment, (courses, now) => {
      const minutes = [...hallDelays(recorded(play(courses, 1), now), rules).values()].map(
        (one) => one.minutes,
      );
      expect(minutes).toEqual(minutes.toSorted((a, b) => b - a));
    }),
  );
});

test('[SC5] [SC7] a day that goes as planned, or faster, is not late', () => {
  const asPlanned = course.map((one) => ({
    ...one,
    gap: one.gap + 900,
    late: 0,
    breakLonger: 0,
    overrun: 0,
  }));
  fc.assert(
    fc.property(fc.array(asPlanned, { minLength: 1, maxLength: 14 }), aMoment, (courses, now) => {
      expect(hallDelays(recorded(play(courses, 1), now), rules).size).toBe(0);
    }),
  );
});

test('[SC6] whole minutes after the plan, whatever order matches come in', () => {
  fc.assert(
    fc.property(aDay, aMoment, (courses, now) => {
      const matches = recorded(play(courses, 1), now);
      const delays = hallDelays(matches, rules);
      for (const [id, { minutes, expectedAt }] of delays)
        expect(expectedAt - (matches[id]?.startsAt ?? 0)).toBe(minutes * 60);
      expect(hallDelays(matches.toReversed(), rules)).toEqual(delays);
    }),
  );
});
