import { Worker } from 'node:worker_threads';
import type { Placement, Progress, ScheduleInput } from '@sevenmetre/engine/schedule';

export type Placements = readonly (readonly [string, Placement])[];

/** What the thread is started with. */
export interface SearchTask {
  readonly input: ScheduleInput;
  /** Where the search begins; empty: with a constructed schedule. */
  readonly schedule: Placements;
  readonly locked: readonly string[];
  readonly seed: number;
  /** The budget. */
  readonly moves: number;
  /** Another value than 0 ends the search. */
  readonly stop: SharedArrayBuffer;
}

/** The best so far, about every second. */
export interface SearchNews {
  readonly progress: Progress;
  readonly placements: Placements;
  readonly isLast: boolean;
}

export interface Search {
  /** The best that was found, when the search has ended. */
  readonly ended: Promise<SearchNews>;
  /** Ends it soon, with the best so far. */
  stop(): void;
  /** Whether `stop` was called: else it ends by itself, also before its budget is used up when no match can be moved. */
  isStopped(): boolean;
  /** Ends it at once. */
  kill(): Promise<void>;
}

/** Looks for a better schedule in a thread of its own. */
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
