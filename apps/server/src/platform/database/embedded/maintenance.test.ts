import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startMaintenance } from './maintenance.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A first check that waits until the test lets its statement fail. */
async function aWaitingLook() {
  const errors: unknown[] = [];
  let fail: (error: Error) => void = () => undefined;
  const run = () => new Promise<unknown[]>((_, reject) => (fail = reject));
  const end = startMaintenance({ run, onError: (error) => errors.push(error) });
  await vi.advanceTimersByTimeAsync(30_000);
  const failing = async () => {
    fail(new Error('the database is closed'));
    await vi.advanceTimersByTimeAsync(0);
  };
  return { errors, end, failing };
}

describe('maintenance of the embedded database', () => {
  it('given a statement that fails while the database is open, then it is reported', async () => {
    const { errors, end, failing } = await aWaitingLook();
    await failing();
    expect(errors).toHaveLength(1);
    end();
  });

  it('given a database that is closed while a look waits for its turn, then nothing is reported', async () => {
    const { errors, end, failing } = await aWaitingLook();
    end();
    await failing();
    expect(errors).toEqual([]);
  });
});
