/** At which versions the parts of one thing last differed. */
export class Marks<Part> {
  #last = -1;
  #whole = -1;
  readonly #parts = new Map<Part, number>();

  /** `whole`: which parts differed is not known. Versions only grow. */
  mark(v: number, parts: 'whole' | Iterable<Part>): void {
    this.#last = v;
    if (parts === 'whole') this.#whole = v;
    else for (const part of parts) this.#parts.set(part, v);
  }

  /** What differed after a version, also when it reads again as it did then: somebody may have seen it in between. */
  after(v: number): 'whole' | ReadonlySet<Part> {
    if (this.#whole > v) return 'whole';
    if (this.#last <= v) return new Set();
    return new Set([...this.#parts].filter(([, at]) => at > v).map(([part]) => part));
  }
}
