const timesBeforePreparing = 3;
const mostPrepared = 200;
/** Remembered texts that were not repeated yet; lists of varying length make many of them. */
const mostRemembered = 1_000;
const longestText = 8_000;

/**
 * Names repeated statements, so that the database parses and plans them once for each connection. Equal texts
 * have equal names.
 */
export class RepeatedStatements {
  readonly #names = new Map<string, string>();
  readonly #seen = new Map<string, number>();

  /** The name of the text; null: none yet. */
  knownNameOf(text: string): string | null {
    return this.#names.get(text) ?? null;
  }

  /** null: the text was not repeated, or there are enough prepared statements. */
  nameOf(text: string): string | null {
    const known = this.#names.get(text);
    if (known !== undefined) return known;
    if (this.#names.size >= mostPrepared || text.length > longestText) return null;
    const times = (this.#seen.get(text) ?? 0) + 1;
    if (times < timesBeforePreparing) {
      if (this.#seen.size >= mostRemembered) this.#seen.clear();
      this.#seen.set(text, times);
      return null;
    }
    this.#seen.delete(text);
    const name = `repeated_${this.#names.size + 1}`;
    this.#names.set(text, name);
    return name;
  }
}
