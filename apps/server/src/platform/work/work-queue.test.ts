import { expect, test } from 'vitest';
import { TooBusy, WorkQueue } from './work-queue.ts';

/** Work that ends when it is told to. */
function aWork() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let begun = false;
  const run = () => {
    begun = true;
    return promise;
  };
  return { run, end: resolve, fail: reject, hasBegun: () => begun };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('given more work than threads, then the rest waits in order, and what is beyond the limit is refused', async () => {
  const queue = new WorkQueue({ threads: 2, waiting: 2 });
  const works = Array.from({ length: 4 }, aWork);
  const answers = works.map(({ run }) => queue.run(run));
  await settled();
  expect(works.map(({ hasBegun }) => hasBegun())).toEqual([true, true, false, false]);
  expect(queue.waiting).toBe(2);
  await expect(queue.run(async () => 'beyond')).rejects.toBeInstanceOf(TooBusy);
  works[1]?.end('second');
  await settled();
  expect(works.map(({ hasBegun }) => hasBegun())).toEqual([true, true, true, false]);
  for (const [index, { end }] of works.entries()) end(String(index));
  expect(await Promise.all(answers)).toEqual(['0', 'second', '2', '3']);
  expect(queue.waiting).toBe(0);
});

test('given work that fails, then whoever asked gets the error, and the next one begins', async () => {
  const queue = new WorkQueue({ threads: 1, waiting: 5 });
  const broken = queue.run(() => Promise.reject(new Error('broken')));
  const next = queue.run(async () => 'next');
  await expect(broken).rejects.toThrow('broken');
  expect(await next).toBe('next');
  expect(await queue.run(async () => 'later')).toBe('later');
});

test('given work that waits, when it is cancelled, then it leaves the queue and never begins', async () => {
  const queue = new WorkQueue({ threads: 1, waiting: 1 });
  const first = aWork();
  const running = queue.run(first.run);
  const cancel = new AbortController();
  const second = aWork();
  const waiting = queue.run(second.run, cancel.signal);
  cancel.abort(new Error('cancelled'));
  await expect(waiting).rejects.toThrow('cancelled');
  const third = queue.run(async () => 'third');
  first.end('first');
  expect(await Promise.all([running, third])).toEqual(['first', 'third']);
  expect(second.hasBegun()).toBe(false);
});
