import type { CsvFile } from '../format.ts';
import type { TableState } from '../read/read-table.ts';
import type { Row } from '../read/row.ts';

/** Rows of a table by id, for tables that refer to them. */
export class IdIndex<T> {
  readonly state: TableState = { complete: true, rows: 0 };
  readonly #file: CsvFile;
  readonly #rows = new Map<string, { value: T; line: number }>();

  constructor(file: CsvFile) {
    this.#file = file;
  }

  get size(): number {
    return this.#rows.size;
  }

  values(): T[] {
    return Array.from(this.#rows.values(), ({ value }) => value);
  }

  get(id: string): T | undefined {
    return this.#rows.get(id)?.value;
  }

  /** Adds a row, or reports that its id is used already. */
  add(row: Row, column: string, id: string, value: T): void {
    const known = this.#rows.get(id);
    if (known && id !== '') row.error(column, 'duplicate', { value: id, first: known.line });
    else this.#rows.set(id, { value, line: row.line });
  }

  /** Replaces the value of an id. */
  replace(id: string, value: T): void {
    const known = this.#rows.get(id);
    if (known) known.value = value;
  }

  /**
   * The row that a cell refers to; null if the cell is empty or the id unknown. An unknown id is an error,
   * unless lines of its table could not be read, which may contain it.
   */
  refer(row: Row, column: string, id: string | null): T | null {
    if (id === null) return null;
    const found = this.#rows.get(id);
    if (found) return found.value;
    if (this.state.complete) row.error(column, 'unknown-reference', { value: id, target: this.#file });
    return null;
  }
}
