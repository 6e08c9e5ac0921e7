type Rows<Row> = ReadonlyMap<number, Row>;

/** With more replaced rows than this the map is copied, since two layers cost something too. */
const mostReplaced = 64;

/**
 * A map with some replaced rows, as a layer over the unmodified map. A goal replaces one match of a thousand,
 * many times a second, and the whole map is rarely read in between: copying it took 4 % of the server's time
 * while matches were recorded.
 */
export class ReplacedRows<Row extends { readonly id: number }> implements ReadonlyMap<number, Row> {
  readonly #base: Rows<Row>;
  readonly #replaced: Rows<Row>;
  #all: Rows<Row> | null = null;

  private constructor(base: Rows<Row>, replaced: Rows<Row>) {
    this.#base = base;
    this.#replaced = replaced;
  }

  /** @param rows whose ids are in the map */
  static over<Row extends { readonly id: number }>(before: Rows<Row>, rows: readonly Row[]): Rows<Row> {
    const { base, earlier } =
      before instanceof ReplacedRows ? before.#layers() : { base: before, earlier: [] };
    const replaced = new Map<number, Row>(earlier);
    for (const row of rows) replaced.set(row.id, row);
    const after = new ReplacedRows<Row>(base, replaced);
    return replaced.size > mostReplaced ? after.#whole() : after;
  }

  get size(): number {
    return this.#base.size;
  }

  get(id: number): Row | undefined {
    return this.#replaced.get(id) ?? this.#base.get(id);
  }

  has(id: number): boolean {
    return this.#base.has(id);
  }

  forEach(callback: (row: Row, id: number, rows: Rows<Row>) => void): void {
    for (const [id, row] of this.#whole()) callback(row, id, this);
  }

  entries(): MapIterator<[number, Row]> {
    return this.#whole().entries();
  }

  keys(): MapIterator<number> {
    return this.#base.keys();
  }

  values(): MapIterator<Row> {
    return this.#whole().values();
  }

  [Symbol.iterator](): MapIterator<[number, Row]> {
    return this.entries();
  }

  /** At most two layers, however many rows are replaced one after another. */
  #layers(): { base: Rows<Row>; earlier: Iterable<[number, Row]> } {
    if (this.#all) return { base: this.#all, earlier: [] };
    return { base: this.#base, earlier: this.#replaced };
  }

  /** In the order of the base; made lazily. */
  #whole(): Rows<Row> {
    if (this.#all) return this.#all;
    const all = new Map(this.#base);
    for (const [id, row] of this.#replaced) all.set(id, row);
    return (this.#all = all);
  }
}
