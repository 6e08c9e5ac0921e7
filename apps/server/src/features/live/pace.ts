/** Rest in milliseconds for each change that a read returned. */
const millisecondsForEach = 2;
const longestRest = 10;

/**
 * Decides when to read after notifications: at once after a quiet time. The more changes a read returned, the
 * longer the rest before the next, so that under many commits one read returns many changes. Every
 * notification is followed by a read that begins after it.
 */
export class Pace {
  readonly #read: () => Promise<number>;
  #isTaken = false;
  #notifiedAgain = false;
  #rest: NodeJS.Timeout | null = null;
  #hasEnded = false;

  /** @param read returns the number of changes; never rejects */
  constructor(read: () => Promise<number>) {
    this.#read = read;
  }

  notify(): void {
    if (this.#isTaken) {
      this.#notifiedAgain = true;
      return;
    }
    this.#isTaken = true;
    void this.#readAndRest();
  }

  /** Starts no further reads. */
  stop(): void {
    this.#hasEnded = true;
    if (this.#rest) clearTimeout(this.#rest);
  }

  async #readAndRest(): Promise<void> {
    this.#notifiedAgain = false;
    const brought = await this.#read();
    if (this.#hasEnded) return;
    this.#rest = setTimeout(() => this.#goOn(), Math.min(brought * millisecondsForEach, longestRest));
  }

  #goOn(): void {
    this.#isTaken = false;
    if (this.#notifiedAgain) this.notify();
  }
}
