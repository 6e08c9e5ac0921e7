import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Pace } from './pace.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Reads that end at once and return these counts. */
function readings(...brought: number[]) {
  const read = vi.fn<() => Promise<number>>();
  for (const count of brought) read.mockResolvedValueOnce(count);
  read.mockResolvedValue(0);
  return { read, pace: new Pace(read) };
}

test('given a quiet time, then the first notification is followed at once', async () => {
  const { read, pace } = readings(1, 1);
  pace.notify();
  expect(read).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_000);
  pace.notify();
  expect(read).toHaveBeenCalledTimes(2);
});

test.each([
  [1, 2],
  [3, 6],
  [400, 10],
])(
  'given a reading that brought %i, then the notifications of the next %i ms are followed by one reading',
  async (brought, rest) => {
    const { read, pace } = readings(brought);
    pace.notify();
    await vi.advanceTimersByTimeAsync(rest - 1);
    for (let count = 0; count < 5; count += 1) pace.notify();
    expect(read).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(read).toHaveBeenCalledTimes(2);
  },
);

test('given a notification while something is read, then another reading follows, and none without another notification', async () => {
  const under = Promise.withResolvers<number>();
  const { read, pace } = readings();
  read.mockReset().mockReturnValueOnce(under.promise).mockResolvedValue(0);
  pace.notify();
  pace.notify();
  under.resolve(1);
  await vi.advanceTimersByTimeAsync(10);
  expect(read).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(read).toHaveBeenCalledTimes(2);
});

test('when it is stopped while something is read, then nothing is read after it', async () => {
  const under = Promise.withResolvers<number>();
  const { read, pace } = readings();
  read.mockReset().mockReturnValue(under.promise);
  pace.notify();
  pace.notify();
  pace.stop();
  under.resolve(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(read).toHaveBeenCalledTimes(1);
});

test('when it is stopped, then a notification of before is not followed any more', async () => {
  const { read, pace } = readings(5);
  pace.notify();
  await vi.advanceTimersByTimeAsync(1);
  pace.notify();
  pace.stop();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(read).toHaveBeenCalledTimes(1);
});
