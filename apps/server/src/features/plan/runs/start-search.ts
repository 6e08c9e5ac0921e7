import { Worker } from 'node:worker_threads';
import type { Placement, Progress, ScheduleInput } from '@sevenmetre/engine/schedule';

export type Placements = readonly (readonly [string, Placement])[];

/** Input of the thread. */
export interface SearchTask {
  readonly input: ScheduleInput;
  /** Start of the search; empty: begins with a constructed schedule. */
  readonly schedule: Placements;
  readonly locked: readonly string[];
  readonly seed: number;
  /** Maximal number of moves. */
  readonly moves: number;
  /** A value other than 0 ends the search. */
  readonly stop: SharedArrayBuffer;
}

/** The best schedule so far, about once a second. */
export interface SearchNews {
  readonly progress: Progress;
  readonly placements: Placements;
  readonly isLast: boolean;
}

export interface Search {
  /** The best schedule at the end of the search. */
  readonly ended: Promise<SearchNews>;
  /** Ends the search soon, with the best schedule so far. */
  stop(): void;
  /**
   * Whether `stop` was called. Otherwise the search ends by itself, at the end of its budget or when no match
   * can be moved.
   */
  isStopped(): boolean;
  /** Ends the search at once. */
  kill(): Promise<void>;
}

/** Improves a schedule in a separate thread. */
export function startSearch(task: Omit<SearchTask, 'stop'>, report: (news: SearchNews) => void): Search {
  const stop = new SharedArrayBuffer(4);
  const flag = new Int32Array(stop);
  const workerData: SearchTask = { ...task, stop };
  const worker = new Worker(new URL('./search-thread.ts', import.meta.url), {
    workerData,
    execArgv: [],
    name: 'plan',
  });
  const { promise, resolve, reject } = Promise.withResolvers<SearchNews>();
  worker.on('message', (news: SearchNews) => {
    if (news.isLast) resolve(news);
    else report(news);
  });
  worker.once('error', reject);
  worker.once('exit', () => reject(new Error('The thread that looks for a schedule ended without one')));
  return {
    ended: promise,
    stop: () => void Atomics.store(flag, 0, 1),
    isStopped: () => Atomics.load(flag, 0) !== 0,
    kill: async () => void (await worker.terminate()),
  };
}
