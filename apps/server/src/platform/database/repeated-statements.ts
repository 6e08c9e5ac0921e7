const timesBeforePreparing = 3;
const mostPrepared = 200;
/** Of texts that have not been repeated yet; lists of varying length make many of them. */
const mostRemembered = 1_000;
const longestText = 8_000;

/**
 * Gives names to statements that come again and again, so that the database reads and plans them once for each
 * connection. The same text always gets the same name.
 */
export class RepeatedStatements {
  readonly #names = new Map<string, string>();
  readonly #seen = new Map<string, number>();

  /** The name it was given earlier; null: none yet. */
  knownNameOf(text: string): string | null {
    return this.#names.get(text) ?? null;
  }

  /** null: the text has not been repeated, or there are enough prepared ones. */
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
