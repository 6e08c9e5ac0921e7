import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dutyKinds } from '../vocabulary/index.ts';
import {
  type DutyPerson,
  type FilledShift,
  fillShifts,
  freeTimes,
  gapOf,
  invitationEnd,
  lengthOf,
  ownLinksUntil,
  shiftCandidates,
  shiftObstacle,
} from './index.ts';

const minute = 60_000;
const hour = 60 * minute;
const travel = () => 20;
const shiftAt = (id: number, from: number, to: number, over: Partial<FilledShift> = {}): FilledShift => ({
  id,
  placeId: 1,
  kind: 'hall',
  needed: 1,
  people: [],
  declined: [],
  reporters: 0,
  startsAt: from * hour,
  endsAt: to * hour,
  ...over,
});
const person = (id: number, over: Partial<DutyPerson> = {}): DutyPerson => ({
  id,
  skills: [],
  free: null,
  engagements: [],
  ...over,
});

describe('filling shifts', () => {
  it('[DU3] reporters of the hall count at the table, and nowhere else', () => {
    expect(gapOf(shiftAt(1, 0, 5, { kind: 'timekeeper', needed: 2, reporters: 1 }))).toBe(1);
    expect(gapOf(shiftAt(1, 0, 5, { kind: 'timekeeper', needed: 2, reporters: 3 }))).toBe(0);
    expect(gapOf(shiftAt(1, 0, 5, { kind: 'hall', needed: 2, reporters: 3, people: [1] }))).toBe(1);
  });

  it.each([
    ['already', person(1), shiftAt(1, 8, 12, { people: [1] }), []],
    ['declined', person(1), shiftAt(1, 8, 12, { declined: [1] }), []],
    ['skill', person(1, { skills: ['driver'] }), shiftAt(1, 8, 12), []],
    ['away', person(1, { free: [{ startsAt: 9 * hour, endsAt: 13 * hour }] }), shiftAt(1, 8, 12), []],
    [
      'team',
      person(1, { engagements: [{ placeId: 2, startsAt: 12 * hour, endsAt: 13 * hour, why: 'team' }] }),
      shiftAt(1, 8, 12),
      [],
    ],
    [
      'reports',
      person(1, { engagements: [{ placeId: 1, startsAt: 11 * hour, endsAt: 13 * hour, why: 'reports' }] }),
      shiftAt(1, 8, 12),
      [],
    ],
    ['clash', person(1), shiftAt(1, 8, 12), [shiftAt(2, 12, 16, { placeId: 2, people: [1] })]],
    [null, person(1), shiftAt(1, 8, 12), [shiftAt(2, 12, 16, { people: [1] })]],
    [null, person(1), shiftAt(1, 8, 12), [shiftAt(2, 13, 16, { placeId: 2, people: [1] })]],
    [
      null,
      person(1, { engagements: [{ placeId: 1, startsAt: 12 * hour, endsAt: 13 * hour, why: 'team' }] }),
      shiftAt(1, 8, 12),
      [],
    ],
  ] as const)('[DU5] what keeps somebody from a shift: %s', (why, who, shift, others) => {
    expect(shiftObstacle(who, shift, [shift, ...others], travel)).toBe(why);
  });

  it('[DU6] fewest hours first, then who is in the hall anyway, then who can do least else', () => {
    const shift = shiftAt(9, 12, 16);
    const all = [
      shift,
      shiftAt(1, 8, 12, { people: [1], placeId: 2 }),
      shiftAt(2, 8, 12, { people: [2] }),
      shiftAt(3, 8, 9, { people: [5], placeId: 2 }),
    ];
    const people = [
      person(1, { skills: ['hall'] }),
      person(2),
      person(3),
      person(4, { skills: ['hall', 'desk'] }),
      person(5),
    ];
    expect(shiftCandidates(shift, people, all, () => 0).map(({ id }) => id)).toEqual([4, 3, 5, 2, 1]);
  });

  const kinds = fc.constantFrom(...dutyKinds);
  const shiftsArbitrary = fc
    .array(
      fc.record({
        from: fc.integer({ min: 0, max: 20 }),
        length: fc.integer({ min: 1, max: 6 }),
        placeId: fc.option(fc.integer({ min: 1, max: 3 })),
        kind: kinds,
        needed: fc.integer({ min: 0, max: 3 }),
        reporters: fc.integer({ min: 0, max: 1 }),
        declined: fc.uniqueArray(fc.integer({ min: 1, max: 8 }), { maxLength: 2 }),
      }),
      { maxLength: 14 },
    )
    .map((rows) => rows.map(({ from, length, ...over }, at) => shiftAt(at + 1, from, from + length, over)));
  const peopleArbitrary = fc
    .array(
      fc.record({
        skills: fc.uniqueArray(kinds, { maxLength: 3 }),
        free: fc.option(
          fc.array(
            fc
              .tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 2, max: 12 }))
              .map(([from, length]) => ({ startsAt: from * hour, endsAt: (from + length) * hour })),
            { maxLength: 2 },
          ),
        ),
        engagements: fc.array(
          fc.integer({ min: 0, max: 20 }).map((at) => ({
            placeId: 1,
            startsAt: at * hour,
            endsAt: at * hour + 50 * minute,
            why: 'team' as const,
          })),
          { maxLength: 1 },
        ),
      }),
      { maxLength: 8 },
    )
    .map((rows) => rows.map((row, at) => person(at + 1, row)));
  const filledBy = (shifts: readonly FilledShift[], placed: ReturnType<typeof fillShifts>) =>
    shifts.map((shift) => ({
      ...shift,
      people: [
        ...shift.people,
        ...placed.filter(({ shiftId }) => shiftId === shift.id).map(({ personId }) => personId),
      ],
    }));
  const without = (all: readonly FilledShift[], shiftId: number, personId: number) =>
    all.map((shift) =>
      shift.id === shiftId ? { ...shift, people: shift.people.filter((id) => id !== personId) } : shift,
    );

  it('[DU5] nobody is put where something keeps them, and no shift gets more than it needs', () => {
    fc.assert(
      fc.property(shiftsArbitrary, peopleArbitrary, (shifts, people) => {
        const placed = fillShifts(shifts, people, travel);
        const all = filledBy(shifts, placed);
        for (const { shiftId, personId } of placed) {
          const before = without(all, shiftId, personId);
          const shift = before.find(({ id }) => id === shiftId);
          const who = people.find(({ id }) => id === personId);
          if (!shift || !who) throw new Error('Placed on nothing');
          expect(shiftObstacle(who, shift, before, travel)).toBeNull();
          expect(gapOf(shift)).toBeGreaterThan(0);
        }
      }),
    );
  });

  it('[DU6] no gap is left that somebody free could take, and no hand-over would make hours more equal', () => {
    fc.assert(
      fc.property(shiftsArbitrary, peopleArbitrary, (shifts, people) => {
        const placed = fillShifts(shifts, people, travel);
        const all = filledBy(shifts, placed);
        for (const shift of all)
          if (gapOf(shift) > 0) expect(shiftCandidates(shift, people, all, travel)).toEqual([]);
        const timeOf = (id: number) => lengthOf(all.filter((shift) => shift.people.includes(id)));
        for (const { shiftId, personId } of placed) {
          const shift = all.find(({ id }) => id === shiftId);
          if (!shift) throw new Error('Placed on nothing');
          for (const other of shiftCandidates(shift, people, all, travel))
            expect(timeOf(other.id)).toBeGreaterThanOrEqual(timeOf(personId) - lengthOf([shift]));
        }
      }),
    );
  });

  it('[DU6] the order of shifts and people does not matter', () => {
    fc.assert(
      fc.property(shiftsArbitrary, peopleArbitrary, (shifts, people) => {
        const textOf = (placed: ReturnType<typeof fillShifts>) =>
          placed.map(({ shiftId, personId }) => `${shiftId} ${personId}`).toSorted();
        expect(textOf(fillShifts(shifts.toReversed(), people.toReversed(), travel))).toEqual(
          textOf(fillShifts(shifts, people, travel)),
        );
      }),
    );
  });

  it('[DU7] somebody under 18 is not on duty in the evening, also if they say that they can be', () => {
    const at = (_: string, minutes: number) => minutes * minute;
    const days = ['2027-03-27'];
    const adult = { isMinor: false, minorsUntil: 1200 };
    const minor = { isMinor: true, minorsUntil: 1200 };
    const hours = [{ day: '2027-03-27', from: 480, to: 1320 }];
    expect(freeTimes(null, adult, days, at)).toBeNull();
    expect(freeTimes(hours, adult, days, at)).toEqual([{ startsAt: 8 * hour, endsAt: 22 * hour }]);
    expect(freeTimes(hours, minor, days, at)).toEqual([{ startsAt: 8 * hour, endsAt: 20 * hour }]);
    expect(freeTimes(null, minor, days, at)).toEqual([{ startsAt: 0, endsAt: 20 * hour }]);
    expect(freeTimes([{ day: '2027-03-27', from: 1260, to: 1320 }], minor, days, at)).toEqual([]);
  });

  it('[DU8] an invitation ends when it is revoked, over or full; own links two weeks after the tournament', () => {
    const now = new Date('2027-03-27T12:00:00Z');
    const open = { expiresAt: new Date('2027-03-28T12:00:00Z'), revokedAt: null, places: 2, used: 1 };
    expect(invitationEnd(open, now)).toBeNull();
    expect(invitationEnd({ ...open, revokedAt: now }, now)).toBe('revoked');
    expect(invitationEnd({ ...open, expiresAt: now }, now)).toBe('expired');
    expect(invitationEnd({ ...open, used: 2 }, now)).toBe('full');
    expect(new Date(ownLinksUntil(now.getTime())).toISOString()).toBe('2027-04-10T12:00:00.000Z');
  });
});
