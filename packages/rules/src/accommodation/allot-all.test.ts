import { describe, expect, it } from 'vitest';
import { allotAll, mealsByDay } from './index.ts';

const lodging = (
  id: number,
  placeId: number,
  capacity: number,
  kind: 'classroom' | 'room' = 'classroom',
) => ({
  id,
  placeId,
  kind,
  capacity,
  allotted: 0,
});
const guest = (id: number, clubId: number | null, persons: number, bought: 'classroom' | 'room' | null) => ({
  id,
  clubId,
  persons,
  bought,
  allotted: 0,
});

describe('beds for everybody in one press', () => {
  it('[AC6] are proposed whole, of the kind that was bought, no bed twice, a club together', () => {
    const lodgings = [lodging(1, 1, 20), lodging(2, 1, 20), lodging(3, 2, 16), lodging(4, 2, 4, 'room')];
    const guests = [
      guest(1, 7, 18, 'classroom'),
      guest(2, 7, 16, 'classroom'),
      guest(3, 8, 15, 'classroom'),
      guest(4, null, 2, null),
      guest(5, 9, 6, 'room'),
    ];
    expect(
      allotAll(guests, lodgings, new Map()).map(({ guest: { id }, lodgingId, persons }) => [
        id,
        lodgingId,
        persons,
      ]),
    ).toEqual([
      [1, 1, 18],
      [2, 2, 16],
      [3, 3, 15],
      [4, 1, 2],
    ]);
  });

  it('[AC6] are proposed where the club sleeps already', () => {
    const lodgings = [lodging(1, 1, 16), lodging(2, 2, 30)];
    const near = new Map([[7, new Set([2])]]);
    expect(allotAll([guest(1, 7, 16, null)], lodgings, near)).toMatchObject([{ lodgingId: 2 }]);
  });
});

describe('meals by day', () => {
  it('[AC7] begin with the dinner of the arrival and end with the breakfast and lunch of the departure', () => {
    const stay = { arrival: '2026-04-02', departure: '2026-04-04' };
    expect(
      mealsByDay([
        { cateringType: 'full-board', persons: 10, ...stay },
        { cateringType: 'breakfast', persons: 3, ...stay },
        { cateringType: 'none', persons: 9, ...stay },
      ]),
    ).toEqual([
      { day: '2026-04-02', breakfasts: 0, lunches: 0, dinners: 10 },
      { day: '2026-04-03', breakfasts: 13, lunches: 10, dinners: 10 },
      { day: '2026-04-04', breakfasts: 13, lunches: 10, dinners: 0 },
    ]);
  });

  it('[AC7] are none of a stay that ends before it begins', () => {
    const stay = { arrival: '2026-04-04', departure: '2026-04-02' };
    expect(mealsByDay([{ cateringType: 'half-board', persons: 10, ...stay }])).toEqual([]);
  });
});
