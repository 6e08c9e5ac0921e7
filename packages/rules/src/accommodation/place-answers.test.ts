import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bedsLeft, placeAnswers } from './index.ts';

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
const team = { clubId: 3, bought: 'classroom' as const, persons: 17, allotted: 0 };

describe('buildings where a guest fits', () => {
  it('[AC8] are the best, tight, in two rooms, in more rooms, another kind and too few beds, in this order', () => {
    const lodgings = [
      lodging(1, 1, 20),
      lodging(2, 2, 17),
      lodging(3, 3, 12),
      lodging(4, 3, 12),
      lodging(5, 4, 20, 'room'),
      lodging(6, 5, 11),
      lodging(7, 6, 30),
      ...Array.from({ length: 10 }, (_, index) => lodging(8 + index, 7, 4)),
    ];
    expect(placeAnswers(team, lodgings, 1)).toEqual([
      { placeId: 1, answer: 'best', parts: [{ lodgingId: 1, persons: 17 }], free: 20, freePaid: 20 },
      { placeId: 6, answer: 'fits', parts: [{ lodgingId: 7, persons: 17 }], free: 30, freePaid: 30 },
      { placeId: 2, answer: 'tight', parts: [{ lodgingId: 2, persons: 17 }], free: 17, freePaid: 17 },
      {
        placeId: 3,
        answer: 'split',
        parts: [
          { lodgingId: 4, persons: 9 },
          { lodgingId: 3, persons: 8 },
        ],
        free: 24,
        freePaid: 24,
      },
      {
        placeId: 7,
        answer: 'rooms',
        parts: [
          { lodgingId: 8, persons: 4 },
          { lodgingId: 9, persons: 4 },
          { lodgingId: 10, persons: 4 },
          { lodgingId: 11, persons: 4 },
          { lodgingId: 12, persons: 1 },
        ],
        free: 40,
        freePaid: 40,
      },
      { placeId: 4, answer: 'otherKind', parts: [{ lodgingId: 5, persons: 17 }], free: 20, freePaid: 0 },
      { placeId: 5, answer: 'beds', parts: [{ lodgingId: 6, persons: 11 }], free: 11, freePaid: 11 },
    ]);
  });

  it('[AC8] never put more people into a lodging than it has free beds, and everybody unless beds are too few', () => {
    const rooms = fc.array(
      fc.record({
        placeId: fc.integer({ min: 1, max: 3 }),
        kind: fc.constantFrom('classroom' as const, 'room' as const),
        capacity: fc.integer({ min: 0, max: 25 }),
        allotted: fc.integer({ min: 0, max: 25 }),
      }),
      { maxLength: 9 },
    );
    fc.assert(
      fc.property(rooms, fc.integer({ min: 1, max: 40 }), (made, persons) => {
        const lodgings = made.map((room, id) => ({ ...room, id }));
        for (const { answer, parts } of placeAnswers({ ...team, persons }, lodgings, null)) {
          for (const part of parts) {
            const own = lodgings.find(({ id }) => id === part.lodgingId);
            expect(part.persons).toBeGreaterThan(0);
            expect(part.persons).toBeLessThanOrEqual(own ? bedsLeft(own) : 0);
          }
          const placed = parts.reduce((sum, part) => sum + part.persons, 0);
          if (answer === 'beds') expect(placed).toBeLessThan(persons);
          else expect(placed).toBe(persons);
        }
      }),
    );
  });
});
