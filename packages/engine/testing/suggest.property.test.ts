import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomOf } from '../src/random/index.ts';
import { instanceOf, specs } from './instance.ts';
import {
  boardOf,
  compile,
  construct,
  pricePlaces,
  recount,
  restore,
  scheduleOf,
} from '../src/schedule/index.ts';

const problem = compile(instanceOf({ ...specs.S, seed: 3 }));
const slotOf = construct(problem, 3).slotOf.slice();

test('the price of a place is what the cost of the schedule changes by, and asking changes nothing', () => {
  fc.assert(
    fc.property(fc.nat(1000), (seed) => {
      const random = randomOf(seed);
      const board = boardOf(problem, scheduleOf(problem, slotOf));
      const key = problem.names.matches[random.below(problem.match.count)] ?? '';
      const [cost, broken] = [board.cost, board.broken];
      const places = pricePlaces(board, key);
      expect(board.slotOf).toEqual(slotOf);
      const place = places[random.below(places.length)];
      const moved = new Map(scheduleOf(problem, slotOf));
      const own = moved.get(key);
      if (!place || !own) return;
      moved.set(key, { hall: place.hall, start: place.start });
      if (place.swapWith !== null) moved.set(place.swapWith, own);
      restore(board, boardOf(problem, moved).slotOf);
      recount(board);

      expect({ rise: board.cost - cost, broken: board.broken - broken }).toEqual({
        rise: place.rise,
        broken: place.broken,
      });
    }),
    { numRuns: 40 },
  );
});
