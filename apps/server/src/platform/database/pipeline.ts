import type { Tx } from './database.ts';

type Statements = readonly (() => Promise<unknown>)[];
type Answers<S extends Statements> = { [K in keyof S]: Awaited<ReturnType<S[K]>> };

/** Wrapped, because an async function would await a bare promise. */
interface HandedOver {
  readonly answers: Promise<unknown[]>;
}

/** The statements of one transaction that are in progress. */
export class Pipeline {
  readonly #last: Promise<unknown>[] = [];
  #noted = () => {};

  /** Called by the driver when a statement was sent. */
  noteStatement(): void {
    this.#noted();
  }

  /** Sends the statements in order, without waiting for answers. */
  async handOver(statements: Statements): Promise<HandedOver> {
    const answers: Promise<unknown>[] = [];
    for (const send of statements) {
      const noted = new Promise<void>((resolve) => {
        this.#noted = resolve;
      });
      const answer = send();
      answers.push(answer);
      // A function that sends nothing, or fails before, is not awaited.
      await Promise.race([noted, answer.catch(() => {})]);
    }
    return { answers: Promise.all(answers) };
  }

  keepForEnd(answers: Promise<unknown>): void {
    answers.catch(() => {});
    this.#last.push(answers);
  }

  /** Rejects with the error of a statement that was not awaited. */
  async settleLast(): Promise<void> {
    await Promise.all(this.#last);
  }
}

const pipelines = new WeakMap<Tx, Pipeline>();

export function openPipeline(tx: Tx, pipeline: Pipeline): void {
  pipelines.set(tx, pipeline);
}

/**
 * Sends several statements at once and returns their answers. The database runs them in order, and each sees
 * the effects of the previous ones and of commits meanwhile; only the round trips are saved. Each function
 * must send exactly one statement and return a started promise (Drizzle's start again with each `then`).
 */
export async function sendTogether<const S extends Statements>(tx: Tx, statements: S): Promise<Answers<S>> {
  const { answers } = await pipelineOf(tx).handOver(statements);
  // Answers are in the order of the statements.
  return (await answers) as Answers<S>;
}

/**
 * Sends the last statements of a transaction; the commit follows directly. If one fails,
 * `Database.transaction` throws its error and nothing is stored.
 */
export async function sendLast(tx: Tx, statements: Statements): Promise<void> {
  const pipeline = pipelineOf(tx);
  const { answers } = await pipeline.handOver(statements);
  pipeline.keepForEnd(answers);
}

function pipelineOf(tx: Tx): Pipeline {
  const pipeline = pipelines.get(tx);
  if (!pipeline) throw new Error('This is not a transaction that Database.transaction has opened');
  return pipeline;
}
