import { availableParallelism } from 'node:os';

/** Too much work waits already; the caller may try again after some seconds. */
export class TooBusy extends Error {
  override readonly name = 'TooBusy';
}

export interface WorkQueueOptions {
  /** Work that runs at the same time. */
  readonly threads: number;
  /** Work that may wait; further work is refused. */
  readonly waiting: number;
}

/** Bounds the work that costs processor time: so much at once, so much waiting, in the order of its arrival. */
export class WorkQueue {
  readonly #options: WorkQueueOptions;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(options: WorkQueueOptions) {
    this.#options = options;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  /**
   * @param signal cancels work that waits; work that runs has to follow it itself
   * @throws TooBusy if too much waits already
   * @throws the reason of the signal
   */
  async run<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted();
    if (this.#running >= this.#options.threads) await this.#turn(signal);
    else this.#running += 1;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      // The place is handed over, so that nobody who comes meanwhile takes it.
      if (next) next();
      else this.#running -= 1;
    }
  }

  #turn(signal?: AbortSignal): Promise<void> {
    if (this.#waiting.length >= this.#options.waiting) return Promise.reject(new TooBusy());
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const cancelled = (): void => {
      this.#waiting.splice(this.#waiting.indexOf(begin), 1);
      reject(signal?.reason);
    };
    const begin = (): void => {
      signal?.removeEventListener('abort', cancelled);
      resolve();
    };
    signal?.addEventListener('abort', cancelled, { once: true });
    this.#waiting.push(begin);
    return promise;
  }
}

/**
 * The queues of this process, which share its processors: papers leave one processor to everything else, and a
 * long file does not keep visitors from their papers.
 */
export const paperQueue = new WorkQueue({
  threads: Math.min(4, Math.max(1, availableParallelism() - 1)),
  waiting: 60,
});
export const fileQueue = new WorkQueue({ threads: 1, waiting: 20 });
