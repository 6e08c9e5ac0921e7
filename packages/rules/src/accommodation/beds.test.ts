import { describe, expect, it } from 'vitest';
import { bedsLeft, bedsNeeded, bedsToGive, type Guest, suggestLodging } from './index.ts';

const lodging = (id: number, placeId: number, capacity: number, allotted = 0) => ({
  id,
  placeId,
  kind: 'classroom' as const,
  capacity,
  allotted,
});
const team = { clubId: 3, bought: 'classroom' as const, persons: 16, allotted: 0 };

describe('beds', () => {
  it('[AC1] are left as long as fewer are given away than there are', () => {
    expect(bedsLeft(lodging(1, 1, 20, 16))).toBe(4);
    expect(bedsLeft(lodging(1, 1, 20, 24))).toBe(0);
    expect(bedsNeeded({ bought: 'hall', persons: 16, allotted: 10 })).toBe(6);
    expect(bedsNeeded({ bought: 'hall', persons: 16, allotted: 18 })).toBe(0);
  });

  it('[AC2] are suggested where the fewest stay empty, and never in parts', () => {
    const lodgings = [lodging(1, 1, 60), lodging(2, 1, 20), lodging(3, 2, 18), lodging(4, 2, 15)];
    expect(suggestLodging(team, lodgings, new Set())?.id).toBe(3);
    expect(suggestLodging({ ...team, allotted: 10 }, lodgings, new Set())?.id).toBe(4);
    expect(suggestLodging({ ...team, persons: 61 }, lodgings, new Set())).toBeNull();
    expect(suggestLodging({ ...team, allotted: 16 }, lodgings, new Set())).toBeNull();
  });

  it('[AC5] are given to all of a guest where they are suggested, to a part only where somebody chose so', () => {
    expect(bedsToGive(15, 4, true)).toBe(15);
    expect([bedsToGive(15, 4, false), bedsToGive(15, 20, false), bedsToGive(15, 0, false)]).toEqual([
      4, 15, 0,
    ]);
  });

  it('[AC4] are suggested in the kind of lodging that the package names', () => {
    const classroom = lodging(1, 1, 16);
    const room = { ...lodging(2, 2, 20), kind: 'room' as const };
    const hall = { ...lodging(3, 2, 60), kind: 'hall' as const };
    const lodgings = [classroom, room, hall];
    const suggested = (bought: Guest['bought'], near: readonly number[] = []) =>
      suggestLodging({ ...team, bought }, lodgings, new Set(near))?.id;
    expect(suggested('classroom', [2])).toBe(1);
    expect(suggested('room', [1])).toBe(2);
    expect(suggested('hall', [1])).toBe(3);
    expect(suggested(null)).toBe(1);
    expect(suggestLodging({ ...team, bought: 'room' }, [classroom, hall], new Set())).toBeNull();
  });

  it('[AC4] are neither needed nor suggested where the package comes without a bed', () => {
    const atHome = { ...team, bought: 'none' as const };
    expect(bedsNeeded(atHome)).toBe(0);
    expect(suggestLodging(atHome, [lodging(1, 1, 60)], new Set())).toBeNull();
  });

  it('[AC2] are suggested first where the club sleeps already', () => {
    const lodgings = [lodging(1, 1, 60), lodging(2, 2, 16)];
    expect(suggestLodging(team, lodgings, new Set([1]))?.id).toBe(1);
    expect(suggestLodging(team, [lodging(1, 1, 10), lodging(2, 2, 16)], new Set([1]))?.id).toBe(2);
  });
});
