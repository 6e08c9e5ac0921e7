import type { Worker } from 'node:worker_threads';
import { parentPort } from 'node:worker_threads';

/** Milliseconds that an idle thread is kept. */
const patience = 5 * 60_000;

/** Work that needed more time or memory than it may have; its thread is gone. */
export class WorkLimit extends Error {
  override readonly name = 'WorkLimit';
}

/** Whoever waits for a question: it can be cancelled, and is told how far it is. */
export interface Watch {
  /** Ends the thread of the question, which is rejected with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Receives the share of the work that is done, from 0 to 1. */
  readonly progress?: (share: number) => void;
}

type Message<Answer> = { readonly progress: number } | { readonly answer: Answer };

export interface ThreadLimits {
  /** For one question; absent: no limit. Memory is limited by the options of the thread. */
  readonly milliseconds?: number;
}

/**
 * Threads for questions of one kind, as many as there are concurrent questions; one is kept for the next. Its
 * code is compiled already, so that it takes a tenth of a second instead of half of one.
 */
export class KeptThreads<Question, Answer> {
  readonly #start: () => Worker;
  readonly #milliseconds: number | null;
  #kept: { readonly worker: Worker; readonly timer: NodeJS.Timeout } | null = null;
  #warming: Promise<unknown> | null = null;

  /** @param start starts a thread that answers each question with `answerQuestions` */
  constructor(start: () => Worker, { milliseconds }: ThreadLimits = {}) {
    this.#start = start;
    this.#milliseconds = milliseconds ?? null;
  }

  /**
   * Starts and warms a thread with a question whose answer is ignored. Does nothing if a thread is kept.
   *
   * @param question called only if a thread is started; undefined: there is nothing to ask
   */
  warm(question: () => Question | undefined): void {
    if (this.#kept !== null || this.#warming !== null) return;
    // A question that cannot be made or fails here fails again when it is asked.
    const asked = this.#askFirst(question).catch(() => undefined);
    this.#warming = asked.finally(() => {
      this.#warming = null;
    });
  }

  async #askFirst(question: () => Question | undefined): Promise<void> {
    const first = question();
    if (first !== undefined) await this.#ask(first);
  }

  /**
   * @throws WorkLimit for a question beyond the limits
   * @throws Error if the thread ends without an answer; `cause` is the error of copying or computing
   * @throws the reason of the signal, if it is cancelled
   */
  async ask(question: Question, watch: Watch = {}): Promise<Answer> {
    await this.#warming;
    return this.#ask(question, watch);
  }

  async #ask(question: Question, { signal, progress }: Watch = {}): Promise<Answer> {
    signal?.throwIfAborted();
    const worker = this.#take();
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const received = (message: Message<Answer>): void => {
      if ('answer' in message) resolve(message.answer);
      else progress?.(message.progress);
    };
    const cancelled = (): void => reject(signal?.reason);
    signal?.addEventListener('abort', cancelled);
    const failed = (error: NodeJS.ErrnoException): void =>
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new WorkLimit('memory', { cause: error }) : error);
    const ended = (): void => reject(new Error('The thread ended without an answer'));
    worker.on('message', received).once('error', failed).once('exit', ended);
    const timer =
      this.#milliseconds === null
        ? undefined
        : setTimeout(() => reject(new WorkLimit('time')), this.#milliseconds);
    try {
      worker.postMessage(question);
      const answer = await promise;
      worker.off('error', failed).off('exit', ended);
      this.#keep(worker);
      return answer;
    } catch (error) {
      void worker.terminate();
      throw error;
    } finally {
      // A thread that is ended delivers what it has sent before.
      worker.off('message', received);
      clearTimeout(timer);
      signal?.removeEventListener('abort', cancelled);
    }
  }

  #take(): Worker {
    const kept = this.#kept;
    if (kept === null) return this.#watched(this.#start());
    this.#kept = null;
    clearTimeout(kept.timer);
    kept.worker.ref();
    return kept.worker;
  }

  /** A thread that ends while it is idle is replaced, without an error. */
  #watched(worker: Worker): Worker {
    const forget = (): void => {
      if (this.#kept?.worker === worker) this.#kept = null;
    };
    return worker.on('error', forget).on('exit', forget);
  }

  #keep(worker: Worker): void {
    if (this.#kept !== null) return void worker.terminate();
    // An idle thread does not keep the process alive.
    worker.unref();
    const timer = setTimeout(() => {
      this.#kept = null;
      void worker.terminate();
    }, patience);
    this.#kept = { worker, timer: timer.unref() };
  }
}

/** Steps in which a thread reports its progress: what is shown does not move more finely. */
const steps = 50;

/** Entry point of a thread of `KeptThreads`: one answer for each question, which may report its progress. */
export function answerQuestions<Question, Answer>(
  answer: (question: Question, progress: (share: number) => void) => Answer | Promise<Answer>,
): void {
  parentPort?.on('message', (question: Question) => {
    let last = 0;
    const report = (share: number): void => {
      const step = Math.floor(share * steps);
      if (step <= last) return;
      last = step;
      parentPort?.postMessage({ progress: step / steps } satisfies Message<Answer>);
    };
    void send(answer(question, report));
  });
}

/** A rejection ends the thread; whoever asked receives the error. */
async function send<Answer>(answer: Answer | Promise<Answer>): Promise<void> {
  parentPort?.postMessage({ answer: await answer } satisfies Message<Answer>);
}
