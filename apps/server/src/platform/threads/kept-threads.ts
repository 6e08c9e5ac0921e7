import type { Worker } from 'node:worker_threads';
import { parentPort } from 'node:worker_threads';

/** Milliseconds that an idle thread is kept. */
const patience = 5 * 60_000;

/**
 * Threads for questions of one kind, as many as there are concurrent questions; one is kept for the next. Its
 * code is compiled already, so that it takes a tenth of a second instead of half of one.
 */
export class KeptThreads<Question, Answer> {
  readonly #start: () => Worker;
  #kept: { readonly worker: Worker; readonly timer: NodeJS.Timeout } | null = null;
  #warming: Promise<unknown> | null = null;

  /** @param start starts a thread that answers each question with `answerQuestions` */
  constructor(start: () => Worker) {
    this.#start = start;
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

  /** @throws Error if the thread ends without an answer; `cause` is the error of copying or computing */
  async ask(question: Question): Promise<Answer> {
    await this.#warming;
    return this.#ask(question);
  }

  async #ask(question: Question): Promise<Answer> {
    const worker = this.#take();
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const ended = (): void => reject(new Error('The thread ended without an answer'));
    worker.once('message', resolve).once('error', reject).once('exit', ended);
    worker.postMessage(question);
    const answer = await promise;
    worker.off('error', reject).off('exit', ended);
    this.#keep(worker);
    return answer;
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

/** Entry point of a thread of `KeptThreads`: one answer for each question. */
export function answerQuestions<Question, Answer>(answer: (question: Question) => Answer): void {
  parentPort?.on('message', (question: Question) => parentPort?.postMessage(answer(question)));
}
