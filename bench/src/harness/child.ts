import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Functions of a program under `programs` or `references`. */
export type Api = Readonly<Record<string, (argument: never) => unknown>>;

type Arguments<F> = F extends (...all: infer A) => unknown ? A : never;
type Answer<F> = F extends (argument: never) => infer R ? Awaited<R> : never;

interface Reply {
  readonly id: number;
  readonly value?: unknown;
  readonly failure?: string;
}

/** A program of the benchmark in a separate process. */
export class Child<A extends Api> {
  readonly #process: ChildProcess;
  readonly #waiting = new Map<number, PromiseWithResolvers<unknown>>();
  #lastId = 0;

  /** @param file relative to `bench/src` */
  constructor(file: string) {
    this.#process = fork(fileURLToPath(new URL(`../${file}`, import.meta.url)), [], {
      serialization: 'advanced',
      execArgv: ['--expose-gc'],
    });
    this.#process.on('message', (reply: Reply) => this.#receive(reply));
    this.#process.on('exit', (code, signal) => this.#lose(new Error(`${file} ended (${signal ?? code})`)));
  }

  get pid(): number {
    return this.#process.pid ?? 0;
  }

  ask<N extends keyof A & string>(name: N, ...argument: Arguments<A[N]>): Promise<Answer<A[N]>> {
    const call = Promise.withResolvers<unknown>();
    this.#lastId += 1;
    this.#waiting.set(this.#lastId, call);
    this.#process.send({ id: this.#lastId, name, argument: argument[0] });
    return call.promise as Promise<Answer<A[N]>>;
  }

  async stop(): Promise<void> {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return;
    const gone = new Promise<void>((resolve) => this.#process.once('exit', () => resolve()));
    this.#process.kill('SIGKILL');
    await gone;
  }

  #receive({ id, value, failure }: Reply): void {
    const call = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (failure === undefined) call?.resolve(value);
    else call?.reject(new Error(failure));
  }

  #lose(error: Error): void {
    for (const call of this.#waiting.values()) call.reject(error);
    this.#waiting.clear();
  }
}

/** Calls one function of a program and ends it. */
export async function askOnce<A extends Api, N extends keyof A & string>(
  file: string,
  name: N,
  ...argument: Arguments<A[N]>
): Promise<Answer<A[N]>> {
  const child = new Child<A>(file);
  try {
    return await child.ask(name, ...argument);
  } finally {
    await child.stop();
  }
}

/** The other side: lets the parent call these functions. The process ends with its parent. */
export function answerParent(api: Api): void {
  process.on('message', (call: { id: number; name: string; argument: never }) => {
    void (async () => {
      try {
        const value = await api[call.name]?.(call.argument);
        process.send?.({ id: call.id, value });
      } catch (error) {
        const failure = error instanceof Error ? (error.stack ?? error.message) : String(error);
        process.send?.({ id: call.id, failure });
      }
    })();
  });
  process.on('disconnect', () => process.exit());
}
