import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  followed,
  isFollowed,
  joinFavourites,
  mergeFavourites,
  mostFavourites,
  notAfter,
  setFollowed,
} from './index.ts';
import type { Favourite } from './index.ts';

const now = 1_000;
const favourite = fc.record({
  teamId: fc.integer({ min: 1, max: 12 }),
  on: fc.boolean(),
  at: fc.integer({ min: 1, max: now }),
});
/** A list as on a device: each team once. */
const list = fc.array(favourite, { maxLength: 12 }).map((all) => mergeFavourites(all, []));
const many = (from: number, count: number, at = 5): Favourite[] =>
  Array.from({ length: count }, (_, index) => ({ teamId: from + index, on: true, at: at + index }));

describe('favourites', () => {
  it('[FA1] of two devices are the later decision about each team, in whichever order they meet', () => {
    fc.assert(
      fc.property(list, list, list, (a, b, c) => {
        const merged = mergeFavourites(a, b);
        expect(mergeFavourites(b, a)).toEqual(merged);
        expect(mergeFavourites(merged, b)).toEqual(merged);
        expect(mergeFavourites(mergeFavourites(a, b), c)).toEqual(mergeFavourites(a, mergeFavourites(b, c)));
        for (const { teamId, at } of merged) {
          const known = [...a, ...b].filter((one) => one.teamId === teamId);
          expect(at).toBe(Math.max(...known.map((one) => one.at)));
        }
      }),
    );
  });

  it('[FA2] of one moment are removed', () => {
    const [added, removed] = [
      { teamId: 7, on: true, at: 3 },
      { teamId: 7, on: false, at: 3 },
    ];
    expect(mergeFavourites([added], [removed])).toEqual([removed]);
    expect(mergeFavourites([removed], [added])).toEqual([removed]);
  });

  it('[FA3] of a device that meets an account for the first time lose nothing that either follows', () => {
    fc.assert(
      fc.property(list, list, (account, device) => {
        const joined = joinFavourites(account, device, now + 1);
        const both = new Set([...followed(account), ...followed(device)]);
        expect(new Set(followed(joined))).toEqual(both);
      }),
    );
  });

  it('[FA4] are a hundred at most: the latest stay, and another one is refused', () => {
    const merged = mergeFavourites(many(1, 80), many(200, 80, 500));
    expect(followed(merged)).toHaveLength(mostFavourites);
    expect(isFollowed(merged, 200)).toBe(true);
    expect(isFollowed(merged, 1)).toBe(false);
    expect(setFollowed(many(1, mostFavourites), 999, true, now)).toBeNull();
    expect(setFollowed(many(1, mostFavourites), 1, false, now)).not.toBeNull();
  });

  it('[FA5] of a clock that is ahead count as decided now, and a press wins over what it changes', () => {
    expect(notAfter([{ teamId: 1, on: true, at: 9_999 }], now)).toEqual([{ teamId: 1, on: true, at: now }]);
    const ahead = [{ teamId: 1, on: true, at: 9_999 }];
    expect(isFollowed(setFollowed(ahead, 1, false, now) ?? [], 1)).toBe(false);
  });
});
