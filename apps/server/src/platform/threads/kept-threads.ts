import type { Worker } from 'node:worker_threads';

/** Milliseconds that a thread waits for its next question. */
const patience = 5 * 60_000;

/**
 * Threads that answer questions of one kind, as many at once as are asked; one of them stays for the next question. Its code is
 * compiled by then: what takes a new thread half a second takes it a tenth.
 */
export class KeptThreads<Question, Answer> {
  readonly #start: () => Worker;
  #kept: { readonly worker: Worker; readonly timer: NodeJS.Timeout } | null = null;

  /** @param start starts a thread that answers each question with `answerQuestions` */
  constructor(start: () => Worker) {
    this.#start = start;
  }

  /** @throws Error when the thread ends without an answer; what it could not copy or compute is its cause */
  async ask(question: Question): Promise<Answer> {
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

  /** A thread that ends while it waits is not asked again, and ends nothing else. */
  #watched(worker: Worker): Worker {
    const forget = (): void => {
      if (this.#kept?.worker === worker) this.#kept = null;
    };
    return worker.on('error', forget).on('exit', forget);
  }

  #keep(worker: Worker): void {
    if (this.#kept !== null) return void worker.terminate();
    // A thread that waits keeps no server from ending.
    worker.unref();
    const timer = setTimeout(() => {
      this.#kept = null;
      void worker.terminate();
    }, patience);
    this.#kept = { worker, timer: timer.unref() };
  }
}
