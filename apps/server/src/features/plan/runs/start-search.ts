import { availableParallelism } from 'node:os';
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
  /** Two flags: a value other than 0 of either ends the search. */
  readonly stop: SharedArrayBuffer;
}

/** Somebody has ended the search; nothing better is possible. */
export const [stopFlag, provenFlag] = [0, 1];

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

/** One core stays for the answers of the server. */
const usualThreads = Math.min(4, Math.max(1, availableParallelism() - 1));
/** Between the seeds of the threads. */
const seedStep = 104_729;

/**
 * Improves a schedule in threads of their own, each with another seed, and goes on with the best of them. The threads
 * end early when one of them has proven that nothing is better. A thread that fails leaves the others.
 */
export function startSearch(
  task: Omit<SearchTask, 'stop'>,
  report: (news: SearchNews) => void,
  threads = usualThreads,
): Search {
  const stop = new SharedArrayBuffer(8);
  const flags = new Int32Array(stop);
  const latest: SearchNews[] = [];
  const arrived = (index: number, news: SearchNews): void => {
    latest[index] = news;
    const best = bestOf(latest);
    if (best.progress.bound === best.progress.cost) Atomics.store(flags, provenFlag, 1);
    if (!news.isLast) report(best);
  };
  const running = Array.from({ length: threads }, (_, index) =>
    startThread({ ...task, seed: task.seed + index * seedStep, stop }, (news) => arrived(index, news)),
  );
  return {
    ended: Promise.allSettled(running.map(({ ended }) => ended)).then((results) => {
      const failed = results.find((result) => result.status === 'rejected');
      if (failed && !latest.some(({ isLast }) => isLast)) throw failed.reason;
      return { ...bestOf(latest), isLast: true };
    }),
    stop: () => void Atomics.store(flags, stopFlag, 1),
    isStopped: () => Atomics.load(flags, stopFlag) !== 0,
    kill: async () => void (await Promise.all(running.map(({ kill }) => kill()))),
  };
}

/** The best schedule of all threads: fewest broken rules, then the lowest cost; with the best bound. */
function bestOf(all: readonly SearchNews[]): SearchNews {
  const known = all.filter((news) => news !== undefined);
  const best = known.reduce((one, other) =>
    other.progress.broken - one.progress.broken || other.progress.cost - one.progress.cost < 0 ? other : one,
  );
  const bounds = known.flatMap(({ progress }) => progress.bound ?? []);
  const isKnown = best.progress.broken === 0 && bounds.length > 0;
  const bound = isKnown ? Math.min(best.progress.cost, Math.max(...bounds)) : null;
  const moves = Math.min(...known.map(({ progress }) => progress.moves));
  return { ...best, progress: { ...best.progress, moves, bound } };
}

function startThread(
  workerData: SearchTask,
  arrived: (news: SearchNews) => void,
): { readonly ended: Promise<SearchNews>; readonly kill: () => Promise<number> } {
  const worker = new Worker(new URL('./search-thread.ts', import.meta.url), {
    workerData,
    execArgv: [],
    name: 'plan',
  });
  const { promise, resolve, reject } = Promise.withResolvers<SearchNews>();
  worker.on('message', (news: SearchNews) => {
    arrived(news);
    if (news.isLast) resolve(news);
  });
  worker.once('error', reject);
  worker.once('exit', () => reject(new Error('The thread that looks for a schedule ended without one')));
  return { ended: promise, kill: () => worker.terminate() };
}
