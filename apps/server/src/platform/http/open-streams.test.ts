import { expect, test } from 'vitest';
import { OpenStreams } from './open-streams.ts';

test('given streams of several addresses, then each limit is named, and whoever leaves makes room once', () => {
  const counts: number[] = [];
  const streams = new OpenStreams({ maxClients: 3, maxPerAddress: 2 }, (count) => counts.push(count));
  const leave = streams.enter('a');
  expect(streams.refusalOf('a')).toBe(null);
  streams.enter('a');
  expect([streams.refusalOf('a'), streams.refusalOf('b')]).toEqual(['address', null]);
  streams.enter('b');
  expect([streams.refusalOf('a'), streams.refusalOf('c')]).toEqual(['process', 'process']);
  leave();
  leave();
  expect([streams.refusalOf('a'), streams.refusalOf('c')]).toEqual([null, null]);
  expect(counts).toEqual([1, 2, 3, 2]);
});
