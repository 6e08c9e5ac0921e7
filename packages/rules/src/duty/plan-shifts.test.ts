import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type KnownShift,
  type PlannedShift,
  overlap,
  planShifts,
  renewShifts,
  usualDutySettings,
} from './index.ts';
import { hallOpenings, isInColumn, shiftColumns } from './index.ts';

const minute = 60_000;
const hour = 60 * minute;
const noon = Date.parse('2027-03-27T12:00:00Z');
const day = '2027-03-27';
const match = (placeId: number, from: number, to: number) => ({
  placeId,
  day,
  startsAt: noon + from * hour,
  endsAt: noon + to * hour,
});

describe('shifts of a schedule', () => {
  it('[DU1] a hall is open from before its first match to after its last one', () => {
    expect(hallOpenings([match(1, -4, -3), match(1, 5, 6), match(2, 0, 1)], { lead: 45, lag: 30 })).toEqual([
      { placeId: 1, day, startsAt: noon - 4 * hour - 45 * minute, endsAt: noon + 6 * hour + 30 * minute },
      { placeId: 2, day, startsAt: noon - 45 * minute, endsAt: noon + hour + 30 * minute },
    ]);
  });

  it('[DU2] halls have timekeepers and staff, the tournament everybody else; a kind that is not needed has no shifts', () => {
    const needs = { ...usualDutySettings.needs, driver: 0 };
    const shifts = planShifts([match(1, 0, 2), match(2, 0, 2)], { ...usualDutySettings, needs });
    expect(shifts.map(({ placeId, kind, needed }) => [placeId, kind, needed])).toEqual([
      [1, 'timekeeper', 2],
      [1, 'hall', 1],
      [2, 'timekeeper', 2],
      [2, 'hall', 1],
      [null, 'desk', 2],
      [null, 'kitchen', 2],
      [null, 'first-aid', 1],
    ]);
  });

  const schedules = fc.array(
    fc.record({
      placeId: fc.integer({ min: 1, max: 4 }),
      at: fc.integer({ min: -240, max: 540 }),
      length: fc.integer({ min: 20, max: 70 }),
    }),
    { minLength: 1, maxLength: 20 },
  );
  const matchesOf = (rows: readonly { placeId: number; at: number; length: number }[]) =>
    rows.map(({ placeId, at, length }) => ({
      placeId,
      day,
      startsAt: noon + at * minute,
      endsAt: noon + (at + length) * minute,
    }));
  const same = (one: PlannedShift, other: PlannedShift) =>
    one.placeId === other.placeId && one.day === other.day && one.kind === other.kind;

  it('[DU2] shifts of a hall follow each other without gaps, from its opening to its closing, none longer than an hour more than allowed', () => {
    fc.assert(
      fc.property(schedules, fc.integer({ min: 120, max: 600 }), (rows, longest) => {
        const settings = { ...usualDutySettings, longest };
        const matches = matchesOf(rows);
        const shifts = planShifts(matches, settings);
        for (const opening of hallOpenings(matches, settings)) {
          const own = shifts.filter(({ placeId, kind }) => placeId === opening.placeId && kind === 'hall');
          expect(own[0]?.startsAt).toBe(opening.startsAt);
          expect(own.at(-1)?.endsAt).toBe(opening.endsAt);
          for (const [at, shift] of own.entries()) {
            if (at > 0) expect(shift.startsAt).toBe(own[at - 1]?.endsAt);
            expect(shift.endsAt - shift.startsAt).toBeLessThanOrEqual((longest + 70) * minute);
          }
        }
      }),
    );
  });

  const knownOf = (shifts: readonly PlannedShift[], people = 1): KnownShift[] =>
    shifts.map((shift, at) => ({ ...shift, id: at + 1, byHand: false, people }));

  it('[DU2] every shift lies in exactly one part of its day, and the parts of all halls are the same', () => {
    fc.assert(
      fc.property(schedules, (rows) => {
        const shifts = planShifts(matchesOf(rows), usualDutySettings);
        const columns = shiftColumns(shifts);
        for (const shift of shifts)
          expect(columns.filter((column) => isInColumn(shift, column))).toHaveLength(1);
        const longest =
          Math.max(...shifts.map(({ endsAt }) => endsAt)) - Math.min(...shifts.map((s) => s.startsAt));
        expect(columns.length).toBeLessThanOrEqual(Math.ceil(longest / (6 * hour)));
      }),
    );
  });

  it('[DU4] the same schedule again changes nothing', () => {
    fc.assert(
      fc.property(schedules, (rows) => {
        const shifts = planShifts(matchesOf(rows), usualDutySettings);
        const renewal = renewShifts(knownOf(shifts), shifts, 0);
        expect(renewal).toEqual({ added: [], moved: [], removed: [], kept: shifts.length });
      }),
    );
  });

  it('[DU4] what is kept, moved and added are the new shifts, and a shift that is removed overlaps none that is free', () => {
    fc.assert(
      fc.property(schedules, schedules, (former, rows) => {
        const before = knownOf(planShifts(matchesOf(former), usualDutySettings));
        const planned = planShifts(matchesOf(rows), usualDutySettings);
        const { added, moved, removed } = renewShifts(before, planned, 0);
        const touched = new Set([...moved, ...removed].map(({ id }) => id));
        const after = [
          ...before.filter(({ id }) => !touched.has(id)),
          ...moved.map((move) => move.after),
          ...added,
        ];
        const textOf = ({ placeId, kind, startsAt, endsAt, needed }: PlannedShift) =>
          `${placeId} ${kind} ${startsAt} ${endsAt} ${needed}`;
        expect(after.map(textOf).toSorted()).toEqual(planned.map(textOf).toSorted());
        for (const gone of removed)
          for (const free of added) expect(same(gone, free) && overlap(gone, free) > 0).toBe(false);
      }),
    );
  });

  it('[DU4] shifts that have begun and those made by hand stay; who has confirmed a shift that now lasts longer is asked again', () => {
    const shift = { placeId: 1, day, kind: 'hall', needed: 1, startsAt: noon, endsAt: noon + hour } as const;
    const known = { ...shift, id: 1, byHand: false, people: 2 };
    const longer = { ...shift, endsAt: noon + 2 * hour };
    const shorter = { ...shift, endsAt: noon + hour / 2 };
    expect(renewShifts([known], [longer], 0).moved).toEqual([
      { id: 1, before: shift, after: longer, people: 2, asksAgain: true },
    ]);
    expect(renewShifts([known], [shorter], 0).moved).toMatchObject([{ asksAgain: false }]);
    expect(renewShifts([known], [longer], noon)).toEqual({ added: [], moved: [], removed: [], kept: 1 });
    const half = { ...known, byHand: true, endsAt: (shift.startsAt + shift.endsAt) / 2 };
    expect(renewShifts([{ ...known, byHand: true }], [shift], 0).added).toEqual([]);
    expect(renewShifts([half, { ...half, id: 2, startsAt: half.endsAt }], [shift], 0).added).toEqual([]);
    expect(renewShifts([{ ...half, endsAt: half.endsAt - 1 }], [shift], 0).added).toEqual([shift]);
    expect(renewShifts([{ ...known, byHand: true }], [], 0)).toEqual({
      added: [],
      moved: [],
      removed: [],
      kept: 1,
    });
    expect(renewShifts([known], [], 0).removed).toEqual([known]);
  });
});
