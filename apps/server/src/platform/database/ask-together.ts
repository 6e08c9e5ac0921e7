import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import DataLoader from 'dataloader';

const mostAtOnce = 100;
/** Milliseconds after which nobody waits any more for a question that is on its way: its connection may be dead. */
const patience = 50;

/** Gives the rows that there are, by what they were asked for. */
export type AskForAll<K, V> = (keys: readonly K[]) => Promise<ReadonlyMap<K, V>>;

/**
 * Answers those who each ask for one row by one statement for all of them. One statement is on its way at a time: who
 * comes meanwhile is asked for by the next, so that the more come, the more travel together. An answer is never older than
 * its question, since nobody is added to a statement that has been sent.
 *
 * @returns gives the row of one key; null: there is none
 */
export function askTogether<K, V>(askForAll: AskForAll<K, V>): (key: K) => Promise<V | null> {
  let before: Promise<unknown> = Promise.resolve();
  const loader = new DataLoader<K, V | null>(
    (keys) => {
      const answers = answersTo(keys, askForAll);
      before = Promise.race([answers, sleep(patience, null, { ref: false })]);
      return answers;
    },
    {
      cache: false,
      maxBatchSize: mostAtOnce,
      // Behind whatever else has arrived in this moment.
      batchScheduleFn: (send) => void before.then(() => setImmediate()).then(send),
    },
  );
  return (key) => loader.load(key);
}

/** What is refused together is asked one by one: nobody suffers from what befalls another's question. */
async function answersTo<K, V>(keys: readonly K[], ask: AskForAll<K, V>): Promise<(V | null | Error)[]> {
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
