import { Worker } from 'node:worker_threads';
import { DatabaseAwayError } from '../database-away.ts';
import type { ErrorFields, Reply, Request, WorkerTask } from './protocol.ts';

/** `command` is what was done, as PostgreSQL calls it: of a failed transaction the answer to `commit` is ROLLBACK. */
export type Answer = { rows: unknown[]; affectedRows: number; command: string };
type WithoutId<R> = R extends Request ? Omit<R, 'id'> : never;

/** A refused statement, with the fields that the errors of `pg` have. */
class EmbeddedQueryError extends Error {
  override readonly name = 'EmbeddedQueryError';

  constructor(fields: ErrorFields) {
    super(fields.message);
    Object.assign(this, fields);
  }
}

/** Runs a worker to its end: for the task `initialise`. */
export async function runWorker(task: WorkerTask): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const worker = spawn(task);
  worker.once('error', reject);
  worker.once('exit', () => resolve());
  return promise;
}

/** The main thread's end of the worker that serves. */
export class WorkerClient {
  readonly #worker: Worker;
  readonly #started = Promise.withResolvers<number>();
  readonly #waiting = new Map<number, PromiseWithResolvers<Answer>>();
  #lastId = 0;
  #syncs = 0;
  #closing = false;
  #lost: Error | null = null;
  #onBell = () => {};
  #onLost = (_error: Error) => {};

  constructor(task: WorkerTask) {
    this.#worker = spawn(task);
    this.#worker.on('message', (message: Reply) => this.#receive(message));
    this.#worker.on('error', (cause) => this.#lose(cause));
    this.#worker.on('exit', (code) =>
      this.#lose(new Error(`The thread of the database ended with code ${code}`)),
    );
  }

  /** How many files the test commit at the start wrote through to the disk. Rejects when the start fails. */
  get syncsOfOneCommit(): Promise<number> {
    return this.#started.promise;
  }

  get alive(): boolean {
    return this.#lost === null;
  }

  get syncs(): number {
    return this.#syncs;
  }

  onBell(listener: () => void): void {
    this.#onBell = listener;
  }

  /** Called once when the thread ends without having been asked to. */
  onLost(listener: (error: Error) => void): void {
    this.#onLost = listener;
  }

  ask(request: WithoutId<Request>): Promise<Answer> {
    if (this.#lost) return Promise.reject(this.#lost);
    const call = Promise.withResolvers<Answer>();
    this.#lastId += 1;
    this.#waiting.set(this.#lastId, call);
    this.#worker.postMessage({ ...request, id: this.#lastId });
    return call.promise;
  }

  async close(): Promise<void> {
    this.#closing = true;
    if (this.alive) await this.ask({ kind: 'close' });
    await this.#worker.terminate();
  }

  #receive(message: Reply): void {
    if (message.kind === 'bell') return this.#onBell();
    this.#syncs = message.syncs;
    if (message.kind === 'started') return this.#started.resolve(message.syncsOfOneCommit);
    const call = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.kind === 'failure') call?.reject(new EmbeddedQueryError(message.error));
    else call?.resolve({ rows: message.rows, affectedRows: message.affectedRows, command: message.command });
  }

  #lose(cause: unknown): void {
    if (this.#lost) return;
    const sentence = this.#closing
      ? 'The database is closed'
      : 'The embedded database has stopped; start the server again';
    this.#lost = new DatabaseAwayError(sentence, { cause });
    this.#started.reject(this.#lost);
    for (const call of this.#waiting.values()) call.reject(this.#lost);
    this.#waiting.clear();
    if (!this.#closing) this.#onLost(this.#lost);
  }
}

/** `execArgv` is not inherited: a loader of the parent (a test runner's, a debugger's) is not meant for the database. */
function spawn(task: WorkerTask): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: task,
    execArgv: [],
    name: 'database',
  });
}
