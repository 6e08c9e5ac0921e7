import { expect, test } from 'vitest';
import { suggestFormat } from './index.ts';

const choice = (id: string, min: number, max: number, matches: number, possible = true) => ({
  id,
  plan: { perEntry: { min, max }, matches: Array.from({ length: matches }, () => match) },
  room: { possible, spare: possible ? 3 : -3 },
});
const match = { key: 'A:1-2', group: 'A', round: 0, home: 0, away: 1 };

test('the suggested format keeps the promise, has room, and does not play more than it has to', () => {
  const below = choice('below', 3, 9, 10);
  const homeless = choice('no room', 4, 5, 12, false);
  const alike = choice('alike', 4, 5, 14);
  const unequal = choice('unequal', 4, 9, 13);
  const long = choice('long', 7, 7, 40);

  expect(suggestFormat([below, homeless, unequal, alike, long], 4)?.id).toBe('alike');
  expect(suggestFormat([below, homeless, long], 4)?.id).toBe('long');
  expect(suggestFormat([below, homeless], 4)).toBeNull();
});

test('room that is not known is not held against a format', () => {
  expect(suggestFormat([{ ...choice('unknown', 4, 4, 12), room: null }], 4)?.id).toBe('unknown');
});
