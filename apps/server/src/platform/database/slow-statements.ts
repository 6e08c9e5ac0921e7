import type { DatabaseLog } from './database.ts';

const slowMilliseconds = 500;
/** Enough to find the statement in the code. */
const charactersLogged = 300;

/** Counts and logs statements that take long, with the time that they wait for others. Values are not logged. */
export class SlowStatements {
  readonly #log: DatabaseLog;
  readonly #now: () => number;
  #count = 0;

  /** @param now milliseconds of a clock that never goes back */
  constructor(log: DatabaseLog, now: () => number = () => performance.now()) {
    this.#log = log;
    this.#now = now;
  }

  get count(): number {
    return this.#count;
  }

  watch(text: string, answer: Promise<unknown>): void {
    const began = this.#now();
    const end = () => {
      const milliseconds = Math.round(this.#now() - began);
      if (milliseconds < slowMilliseconds) return;
      this.#count += 1;
      this.#log.warn({ milliseconds, statement: text.slice(0, charactersLogged) }, 'A statement was slow');
    };
    answer.then(end, end);
  }
}
