import { describe, expect, it } from 'vitest';
import { bedsLeft, bedsNeeded, suggestLodging } from './index.ts';

const lodging = (id: number, placeId: number, capacity: number, allotted = 0) => ({
  id,
  placeId,
  capacity,
  allotted,
});
const team = { clubId: 3, persons: 16, allotted: 0 };

describe('beds', () => {
  it('[AC1] are left as long as fewer are given away than there are', () => {
    expect(bedsLeft(lodging(1, 1, 20, 16))).toBe(4);
    expect(bedsLeft(lodging(1, 1, 20, 24))).toBe(0);
    expect(bedsNeeded({ persons: 16, allotted: 10 })).toBe(6);
    expect(bedsNeeded({ persons: 16, allotted: 18 })).toBe(0);
  });

  it('[AC2] are suggested where the fewest stay empty, and never in parts', () => {
    const lodgings = [lodging(1, 1, 60), lodging(2, 1, 20), lodging(3, 2, 18), lodging(4, 2, 15)];
    expect(suggestLodging(team, lodgings, new Set())?.id).toBe(3);
    expect(suggestLodging({ ...team, allotted: 10 }, lodgings, new Set())?.id).toBe(4);
    expect(suggestLodging({ ...team, persons: 61 }, lodgings, new Set())).toBeNull();
    expect(suggestLodging({ ...team, allotted: 16 }, lodgings, new Set())).toBeNull();
  });

  it('[AC2] are suggested first where the club sleeps already', () => {
    const lodgings = [lodging(1, 1, 60), lodging(2, 2, 16)];
    expect(suggestLodging(team, lodgings, new Set([1]))?.id).toBe(1);
    expect(suggestLodging(team, [lodging(1, 1, 10), lodging(2, 2, 16)], new Set([1]))?.id).toBe(2);
  });
});
