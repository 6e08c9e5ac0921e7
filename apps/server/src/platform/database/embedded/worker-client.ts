import { Worker } from 'node:worker_threads';
import { DatabaseAwayError } from '../database-away.ts';
import { diskFullExitCode } from './protocol.ts';
import type { Answer, ErrorFields, Reply, Request, Statement, WorkerTask } from './protocol.ts';

/** A failed statement, with the fields of `pg`'s errors. */
class EmbeddedQueryError extends Error {
  override readonly name = 'EmbeddedQueryError';

  constructor(fields: ErrorFields) {
    super(fields.message);
    Object.assign(this, fields);
  }
}

/** Runs a worker until it ends, for the task `initialise`. */
export async function runWorker(task: WorkerTask): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const worker = spawn(task);
  worker.once('error', reject);
  worker.once('exit', (code) => (code === 0 ? resolve() : reject(endOf(code))));
  return promise;
}

/** The main thread's end of the worker. */
export class WorkerClient {
  readonly #worker: Worker;
  readonly #started = Promise.withResolvers<number>();
  readonly #waiting = new Map<number, PromiseWithResolvers<Answer>>();
  #gathered: (Statement & { id: number })[] = [];
  #lastId = 0;
  #syncs = 0;
  #closing = false;
  #lost: Error | null = null;
  #onNotification = () => {};
  #onLost = (_error: Error) => {};

  constructor(task: WorkerTask) {
    this.#worker = spawn(task);
    this.#worker.on('message', (message: Reply) => this.#receive(message));
    this.#worker.on('error', (cause) => this.#lose(cause));
    this.#worker.on('exit', (code) => this.#lose(endOf(code)));
  }

  /** Number of syncs of the test commit at the start. Rejects if the start fails. */
  get syncsOfOneCommit(): Promise<number> {
    return this.#started.promise;
  }

  get alive(): boolean {
    return this.#lost === null;
  }

  get syncs(): number {
    return this.#syncs;
  }

  onNotification(listener: () => void): void {
    this.#onNotification = listener;
  }

  /** Called once if the thread ends unexpectedly. */
  onLost(listener: (error: Error) => void): void {
    this.#onLost = listener;
  }

  /**
   * Statements are run in the order of the calls. Statements of one transaction that are sent in the same
   * tick share a message, and so do their answers, since a message between threads costs as much as a small
   * statement.
   * @param follows whether it belongs to the same transaction as the previous statement
   */
  ask(statement: Statement, follows: boolean): Promise<Answer> {
    if (this.#lost) return Promise.reject(this.#lost);
    if (!follows) this.#send();
    const { id, answer } = this.#expect();
    this.#gathered.push({ ...statement, id });
    // After the promises that are resolved now, whose handlers send the next statements.
    if (this.#gathered.length === 1) process.nextTick(() => this.#send());
    return answer;
  }

  async close(): Promise<void> {
    this.#closing = true;
    if (this.alive) {
      this.#send();
      const { id, answer } = this.#expect();
      this.#worker.postMessage({ kind: 'close', id } satisfies Request);
      await answer;
    }
    await this.#worker.terminate();
  }

  #expect(): { id: number; answer: Promise<Answer> } {
    const call = Promise.withResolvers<Answer>();
    this.#lastId += 1;
    this.#waiting.set(this.#lastId, call);
    return { id: this.#lastId, answer: call.promise };
  }

  #send(): void {
    const statements = this.#gathered;
    if (statements.length === 0) return;
    this.#gathered = [];
    try {
      this.#worker.postMessage({ kind: 'exchange', statements } satisfies Request);
    } catch (error) {
      // A value that cannot be sent to a thread.
      for (const { id } of statements) this.#take(id)?.reject(error);
    }
  }

  #take(id: number): PromiseWithResolvers<Answer> | undefined {
    const call = this.#waiting.get(id);
    this.#waiting.delete(id);
    return call;
  }

  #receive(message: Reply): void {
    if (message.kind === 'notification') return this.#onNotification();
    this.#syncs = message.syncs;
    if (message.kind === 'started') return this.#started.resolve(message.syncsOfOneCommit);
    for (const settled of message.answers) {
      const call = this.#take(settled.id);
      if ('answer' in settled) call?.resolve(settled.answer);
      else call?.reject(new EmbeddedQueryError(settled.error));
    }
  }

  #lose(cause: unknown): void {
    if (this.#lost) return;
    const sentence = this.#closing ? 'The database is closed' : 'The embedded database has stopped';
    this.#lost = new DatabaseAwayError(sentence, { cause });
    this.#started.reject(this.#lost);
    for (const call of this.#waiting.values()) call.reject(this.#lost);
    this.#waiting.clear();
    if (!this.#closing) this.#onLost(this.#lost);
  }
}

function endOf(code: number): Error {
  const error = new Error(`The thread of the database ended with code ${code}`);
  return code === diskFullExitCode ? Object.assign(error, { code: 'ENOSPC' }) : error;
}

/**
 * `execArgv` is not inherited: a loader of the parent (test runner, debugger) is not meant for the database.
 */
function spawn(task: WorkerTask): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: task,
    execArgv: [],
    name: 'database',
  });
}
