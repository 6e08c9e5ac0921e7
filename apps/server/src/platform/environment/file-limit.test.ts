import { expect, test } from 'vitest';
import { openFileLimit, readEnvironment, streamsWithin, withinFileLimit } from './index.ts';

const limits = (soft: string) =>
  `Limit                     Soft Limit           Hard Limit           Units\nMax open files            ${soft}   1048576   files\n`;

test.each([
  ['1024', 1024],
  ['1048576', 1_048_576],
  ['unlimited', null],
])('given a limit of %s open files, then it is read as %s', (soft, limit) => {
  expect(openFileLimit(() => limits(soft))).toBe(limit);
});

test('given a machine that does not say, then there is no limit known', () => {
  expect(openFileLimit(() => '')).toBeNull();
});

test.each([
  [1024, 651],
  [4096, 3416],
  [100, 1],
])('given %i open files, then %i streams leave room for everything else', (limit, streams) => {
  expect(streamsWithin(limit)).toBe(streams);
});

test('given more streams than the files allow, then as many as they allow are let in, and never more than was asked for', () => {
  const asked = readEnvironment({ STREAM_MAX_CLIENTS: '2000' }, '/srv/cup');
  expect(withinFileLimit(asked, 1024).stream).toEqual({ maxClients: 651, maxPerAddress: 2000 });
  expect(withinFileLimit(asked, 65_536)).toBe(asked);
  expect(withinFileLimit(asked, null)).toBe(asked);
});
