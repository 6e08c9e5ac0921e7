import { expect, test, vi } from 'vitest';
import { unsentQuery } from './unsent-query.ts';

const queueOf = (count: Promise<number>) => ({ countOlderThan: () => count });

test('given records that are not sent, then a call tells how many, at most what the server takes', async () => {
  expect(await unsentQuery(queueOf(Promise.resolve(0)))).toEqual({ unsent: '0' });
  expect(await unsentQuery(queueOf(Promise.resolve(3)))).toEqual({ unsent: '3' });
  expect(await unsentQuery(queueOf(Promise.resolve(123_456)))).toEqual({ unsent: '9999' });
});

test('given a disk that refuses or does not answer, then the call tells nothing and goes on', async () => {
  expect(await unsentQuery(queueOf(Promise.reject(new Error('no disk'))))).toEqual({});
  vi.useFakeTimers();
  const query = unsentQuery(queueOf(new Promise(() => undefined)));
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
  expect(await query).toEqual({});
  expect(await unsentQuery(undefined)).toEqual({});
});
