import type { Tx } from './database.ts';

type Statements = readonly (() => Promise<unknown>)[];
type Answers<S extends Statements> = { [K in keyof S]: Awaited<ReturnType<S[K]>> };

/** In a box, since a promise that is returned bare would be waited for. */
interface HandedOver {
  readonly answers: Promise<unknown[]>;
}

/** The statements of one transaction that are on their way. */
export class Pipeline {
  readonly #last: Promise<unknown>[] = [];
  #noted = () => {};

  /** The driver says so whenever a statement has taken its place among those that the database will answer. */
  noteStatement(): void {
    this.#noted();
  }

  /** Sends one statement after the other, in this order, without waiting for answers. */
  async handOver(statements: Statements): Promise<HandedOver> {
    const answers: Promise<unknown>[] = [];
    for (const send of statements) {
      const noted = new Promise<void>((resolve) => {
        this.#noted = resolve;
      });
      const answer = send();
      answers.push(answer);
      // One that sends nothing, or fails before it does, is not waited for.
      await Promise.race([noted, answer.catch(() => {})]);
    }
    return { answers: Promise.all(answers) };
  }

  keepForEnd(answers: Promise<unknown>): void {
    answers.catch(() => {});
    this.#last.push(answers);
  }

  /** Rejects with what a statement that nobody waited for was refused with. */
  async settleLast(): Promise<void> {
    await Promise.all(this.#last);
  }
}

const pipelines = new WeakMap<Tx, Pipeline>();

export function openPipeline(tx: Tx, pipeline: Pipeline): void {
  pipelines.set(tx, pipeline);
}

/**
 * Sends several statements at once and gives their answers. The database carries them out in this order, each seeing
 * what those before it did and what was committed while they waited; only the waiting in between is saved. Each
 * function sends exactly one statement and gives a promise that has begun (Drizzle's own begin again with each `then`).
 */
export async function sendTogether<const S extends Statements>(tx: Tx, statements: S): Promise<Answers<S>> {
  const { answers } = await pipelineOf(tx).handOver(statements);
  // The tuple of answers stands in the order of the tuple of statements.
  return (await answers) as Answers<S>;
}

/**
 * Sends the statements with which a transaction ends: the commit follows right behind them. What one of them is
 * refused with is thrown by `Database.transaction`, and nothing is stored.
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
