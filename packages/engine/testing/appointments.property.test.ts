import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type AppointmentInput,
  type Appointments,
  appoint,
  fairShares,
  evaluateAppointments,
  pricePairs,
  suggestPairs,
} from '../src/referees/index.ts';
import { compile, improve } from '../src/schedule/index.ts';
import { appointmentsOf } from './pairs.ts';
import { instanceOf, specs } from './instance.ts';

const small = instanceOf(specs.S);
const schedule = improve(compile(small), new Map(), { seed: 5, moves: 60_000 }).schedule;
const inputOf = (pairs: number, seed: number) => appointmentsOf(small, schedule, { pairs, seed });
const options = { seed: 1, moves: 30_000, keep: new Map<string, string>() };

const isBroken = ({ isBroken: broken }: { readonly isBroken: boolean }) => broken;
const costOf = (input: AppointmentInput, appointments: Appointments) =>
  evaluateAppointments(input, appointments).reduce((sum, { cost }) => sum + cost, 0);

const pairCount = fc.integer({ min: 3, max: 26 });
const seeds = fc.nat(1000);

test('[PL16] whatever pairs there are, no appointment breaks a rule, and the evaluation finds the cost that the search has counted', () => {
  fc.assert(
    fc.property(pairCount, seeds, seeds, (count, seed, searchSeed) => {
      const input = inputOf(count, seed);
      const found = appoint(input, { ...options, seed: searchSeed, moves: 4000 });

      const problems = evaluateAppointments(input, found.appointments);
      const broken = problems.filter(isBroken);
      expect(broken.filter(({ code }) => code !== 'without')).toEqual([]);
      expect(broken).toHaveLength(found.without);
      expect(costOf(input, found.appointments)).toBe(found.cost);
    }),
    { numRuns: 25 },
  );
});

test('what is kept stays, also where it breaks a rule, and nothing is broken in addition', () => {
  fc.assert(
    fc.property(seeds, fc.array(fc.tuple(fc.nat(280), fc.nat(21)), { maxLength: 25 }), (seed, chosen) => {
      const input = inputOf(22, seed);
      const keep = new Map(
        chosen.map(([match, pair]) => [input.matches[match]?.id ?? '', input.pairs[pair]?.id ?? '']),
      );
      const found = appoint(input, { ...options, moves: 3000, keep });

      for (const [match, pair] of keep) expect(found.appointments.get(match)).toBe(pair);
      const brokenBy = (appointments: Appointments) =>
        evaluateAppointments(input, appointments)
          .filter(isBroken)
          .filter(({ code }) => code !== 'without').length;
      expect(brokenBy(found.appointments)).toBeLessThanOrEqual(brokenBy(keep));
    }),
    { numRuns: 15 },
  );
});

test('with enough pairs every match has one, and each pair is within one and a half matches of its fair share', () => {
  const input = inputOf(22, 3);
  const { appointments, without } = appoint(input, { ...options, moves: 150_000 });
  const shares = fairShares(input);
  const loads = Map.groupBy(appointments.values(), (pair) => pair);

  expect(without).toBe(0);
  for (const { id } of input.pairs) {
    const off = Math.abs((loads.get(id)?.length ?? 0) - (shares.get(id) ?? 0) / 10);
    expect(off, id).toBeLessThanOrEqual(1.5);
  }
});

test('the same seed gives the same appointments', () => {
  const input = inputOf(20, 4);
  const one = appoint(input, { ...options, moves: 20_000 });
  const again = appoint(input, { ...options, moves: 20_000 });
  expect([...again.appointments]).toEqual([...one.appointments]);
});

test('a suggestion costs what it says and breaks no rule', () => {
  fc.assert(
    fc.property(seeds, fc.nat(250), (seed, index) => {
      const input = inputOf(22, seed);
      const { appointments } = appoint(input, { ...options, moves: 2000 });
      const match = input.matches[index]?.id ?? '';
      const given = new Map([...appointments].filter(([key]) => key !== match));
      const before = costOf(input, given);

      for (const { pair, rise } of suggestPairs(input, given, match, 3)) {
        const after = new Map([...given, [match, pair]]);
        expect(costOf(input, after) - before).toBe(rise);
        expect(evaluateAppointments(input, after).filter(isBroken)).toHaveLength(
          evaluateAppointments(input, given).filter(isBroken).length - 1,
        );
      }
      const all = pricePairs(input, given, match);
      expect(all).toHaveLength(input.pairs.length);
    }),
    { numRuns: 10 },
  );
});

test('who is away for half of a day takes half of the matches of that day', () => {
  const match = (id: string, start: number) => ({
    id,
    hall: 'H1',
    day: 0,
    start,
    end: start + 60,
    teams: [],
    level: 1,
    single: false,
    refusedBy: [],
  });
  const pair = (id: string, absences: { from: number; to: number }[]) => ({
    id,
    isSingle: false,
    level: 1,
    clubs: [],
    countries: [],
    absences,
    halls: [],
    mostPerDay: null,
  });
  const matches = [480, 540, 600, 660, 720, 780].map((start) => match(`at ${start}`, start));
  const pairs = [pair('all day', []), pair('from 11', [{ from: 0, to: 660 }])];
  expect(fairShares({ matches, pairs })).toEqual(
    new Map([
      ['all day', 40],
      ['from 11', 20],
    ]),
  );
});
