/** Of rest, for each thing that a reading has brought. */
const millisecondsForEach = 2;
const longestRest = 10;

/**
 * When to read after bells: at once after a quiet time. The more a reading has brought, the longer the rest before the
 * next, so that in a storm of commits one reading tells of many. No bell is forgotten: one that rings meanwhile is
 * followed by a reading that begins after it.
 */
export class Pace {
  readonly #read: () => Promise<number>;
  #isTaken = false;
  #rangAgain = false;
  #rest: NodeJS.Timeout | null = null;
  #hasEnded = false;

  /** @param read tells how much it has brought; never rejects */
  constructor(read: () => Promise<number>) {
    this.#read = read;
  }

  ring(): void {
    if (this.#isTaken) {
      this.#rangAgain = true;
      return;
    }
    this.#isTaken = true;
    void this.#readAndRest();
  }

  /** Nothing is read any more. */
  stop(): void {
    this.#hasEnded = true;
    if (this.#rest) clearTimeout(this.#rest);
  }

  async #readAndRest(): Promise<void> {
    this.#rangAgain = false;
    const brought = await this.#read();
    if (this.#hasEnded) return;
    this.#rest = setTimeout(() => this.#goOn(), Math.min(brought * millisecondsForEach, longestRest));
  }

  #goOn(): void {
    this.#isTaken = false;
    if (this.#rangAgain) this.ring();
  }
}
