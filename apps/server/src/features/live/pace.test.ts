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

test('given a quiet time, then the first bell is followed at once', async () => {
  const { read, pace } = readings(1, 1);
  pace.ring();
  expect(read).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_000);
  pace.ring();
  expect(read).toHaveBeenCalledTimes(2);
});

test.each([
  [1, 2],
  [3, 6],
  [400, 10],
])(
  'given a reading that brought %i, then the bells of the next %i ms are followed by one reading',
  async (brought, rest) => {
    const { read, pace } = readings(brought);
    pace.ring();
    await vi.advanceTimersByTimeAsync(rest - 1);
    for (let bell = 0; bell < 5; bell += 1) pace.ring();
    expect(read).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(read).toHaveBeenCalledTimes(2);
  },
);

test('given a bell while something is read, then another reading follows, and none when no bell rings', async () => {
  const under = Promise.withResolvers<number>();
  const { read, pace } = readings();
  read.mockReset().mockReturnValueOnce(under.promise).mockResolvedValue(0);
  pace.ring();
  pace.ring();
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
  pace.ring();
  pace.ring();
  pace.stop();
  under.resolve(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(read).toHaveBeenCalledTimes(1);
});

test('when it is stopped, then a bell of before is not followed any more', async () => {
  const { read, pace } = readings(5);
  pace.ring();
  await vi.advanceTimersByTimeAsync(1);
  pace.ring();
  pace.stop();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(read).toHaveBeenCalledTimes(1);
});
