import type { CsvFile } from '../format.ts';
import type { TableState } from '../read/read-table.ts';
import type { Row } from '../read/row.ts';

/** The rows of a table by their id, for the tables that name them. */
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

  /** Adds a row, or says that its id is taken. */
  add(row: Row, column: string, id: string, value: T): void {
    const known = this.#rows.get(id);
    if (known && id !== '') row.error(column, 'duplicate', { value: id, first: known.line });
    else this.#rows.set(id, { value, line: row.line });
  }

  /** Puts another value in the place of one that is there. */
  replace(id: string, value: T): void {
    const known = this.#rows.get(id);
    if (known) known.value = value;
  }

  /**
   * The row that a cell names; null when the cell is empty or names none, which is an error, unless lines of this
   * table could not be read: then the missing row may stand in one of them.
   */
  refer(row: Row, column: string, id: string | null): T | null {
    if (id === null) return null;
    const found = this.#rows.get(id);
    if (found) return found.value;
    if (this.state.complete) row.error(column, 'unknown-reference', { value: id, target: this.#file });
    return null;
  }
}
