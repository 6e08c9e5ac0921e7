import { expect, test, vi } from 'vitest';
import type { DatabaseThread } from './reviving-worker.ts';
import { RevivingWorker } from './reviving-worker.ts';

const log = { info: () => {}, warn: () => {}, error: () => {} };

/** A thread that the test can end or let notify. */
function aThread() {
  const listeners = { notified: () => {}, lost: (_: Error) => {} };
  const thread: DatabaseThread = {
    ask: () => Promise.reject(new Error('nobody asks')),
    alive: true,
    syncs: 0,
    onNotification: (listener) => (listeners.notified = listener),
    onLost: (listener) => (listeners.lost = listener),
    close: vi.fn(async () => {}),
  };
  return { thread, notify: () => listeners.notified(), end: () => listeners.lost(new Error('ended')) };
}

test('given a thread that ends, then another one takes its place as soon as one starts, and readers are notified', async () => {
  const [first, second] = [aThread(), aThread()];
  const start = vi.fn(async () => second.thread).mockRejectedValueOnce(new Error('no room yet'));
  const worker = new RevivingWorker(first.thread, { start, log, attemptEvery: 5 });
  let notifications = 0;
  worker.onNotification(() => (notifications += 1));
  first.notify();
  expect([worker.current, notifications]).toEqual([first.thread, 1]);
  first.end();
  await expect.poll(() => worker.current).toBe(second.thread);
  expect([start.mock.calls.length, notifications]).toEqual([2, 2]);
  second.notify();
  expect(notifications).toBe(3);
  await worker.close();
  expect(second.thread.close).toHaveBeenCalledOnce();
});

test('given a thread that ended while the database was closed, then none is started any more', async () => {
  const { thread, end } = aThread();
  const start = vi.fn(async () => thread);
  const worker = new RevivingWorker(thread, { start, log, attemptEvery: 5 });
  end();
  await worker.close();
  end();
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(start).not.toHaveBeenCalled();
});
