import { describe, expect, it } from 'vitest';
import { drawOrder } from './draw-order.ts';

/** Returns these numbers one after the other. */
function numbers(...given: number[]) {
  const left = [...given];
  return {
    bytes: () => {
      const bytes = Buffer.alloc(4);
      bytes.writeUInt32BE(left.shift() ?? 0);
      return bytes;
    },
  };
}

describe('lots drawn by the server', () => {
  it('[ST20] makes each order of three teams equally often from evenly spread numbers', () => {
    const orders = new Map<string, number>();
    for (let first = 0; first < 6; first += 1) {
      for (let second = 0; second < 6; second += 1) {
        const order = drawOrder([1, 2, 3], numbers(first, second)).join();
        orders.set(order, (orders.get(order) ?? 0) + 1);
      }
    }
    expect([...orders.values()]).toEqual([6, 6, 6, 6, 6, 6]);
  });

  it('[ST20] draws a number again that would favour the first teams', () => {
    // 2³² is one more than a multiple of three: its last number is left out.
    expect(drawOrder([1, 2, 3], numbers(2 ** 32 - 1, 2, 1))).toEqual(drawOrder([1, 2, 3], numbers(2, 1)));
  });
});
