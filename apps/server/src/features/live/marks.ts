/** The versions at which the parts of a resource last changed. */
export class Marks<Part> {
  #last = -1;
  #whole = -1;
  readonly #parts = new Map<Part, number>();

  /** `whole`: all parts may have changed. Versions only grow. */
  mark(v: number, parts: 'whole' | Iterable<Part>): void {
    this.#last = v;
    if (parts === 'whole') this.#whole = v;
    else for (const part of parts) this.#parts.set(part, v);
  }

  /**
   * Parts that changed after a version, even if they are equal again: clients may have seen them in between.
   */
  after(v: number): 'whole' | ReadonlySet<Part> {
    if (this.#whole > v) return 'whole';
    if (this.#last <= v) return new Set();
    return new Set([...this.#parts].filter(([, at]) => at > v).map(([part]) => part));
  }
}
