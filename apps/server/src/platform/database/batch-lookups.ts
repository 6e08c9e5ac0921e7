import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import DataLoader from 'dataloader';

const mostAtOnce = 100;
/** Milliseconds to wait for a statement in progress: its connection may be dead. */
const patience = 50;

/** Returns the existing rows by key. */
export type FindAll<K, V> = (keys: readonly K[]) => Promise<ReadonlyMap<K, V>>;

/**
 * Batches look-ups of single rows into one statement. One statement runs at a time; calls made meanwhile are
 * in the next one, so that batches grow with the load. An answer is never older than its call, since nothing
 * is added to a statement that was sent.
 * @returns a function that returns the row of a key; null: no such row
 */
export function batchLookups<K, V>(findAll: FindAll<K, V>): (key: K) => Promise<V | null> {
  let before: Promise<unknown> = Promise.resolve();
  const loader = new DataLoader<K, V | null>(
    (keys) => {
      const answers = answersTo(keys, findAll);
      before = Promise.race([answers, sleep(patience, null, { ref: false })]);
      return answers;
    },
    {
      cache: false,
      maxBatchSize: mostAtOnce,
      // After all requests that have arrived at the same time.
      batchScheduleFn: (send) => void before.then(() => setImmediate()).then(send),
    },
  );
  return (key) => loader.load(key);
}

/** If the batch fails, keys are looked up one by one, so that one failure does not affect the others. */
async function answersTo<K, V>(keys: readonly K[], ask: FindAll<K, V>): Promise<(V | null | Error)[]> {
  try {
    const found = await ask(keys);
    return keys.map((key) => found.get(key) ?? null);
  } catch (error) {
    if (keys.length === 1) return [errorOf(error)];
    return (await Promise.all(keys.map((key) => answersTo([key], ask)))).flat();
  }
}

function errorOf(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason));
}
