import type { FolderErrorCode, FolderErrorParameters, FolderErrors } from '../folder-error.ts';
import type { CsvFile } from '../format.ts';

/** One line of a table, with cells by name of column. */
export class Row {
  readonly file: CsvFile;
  readonly line: number;
  readonly #cells: readonly string[];
  readonly #columns: ReadonlyMap<string, number>;
  readonly #errors: FolderErrors;

  constructor(
    table: {
      readonly file: CsvFile;
      readonly columns: ReadonlyMap<string, number>;
      readonly errors: FolderErrors;
    },
    line: number,
    cells: readonly string[],
  ) {
    this.file = table.file;
    this.line = line;
    this.#cells = cells;
    this.#columns = table.columns;
    this.#errors = table.errors;
  }

  /** '' if the cell is empty, or the table has no such column. */
  cell(column: string): string {
    return this.#cells[this.#columns.get(column) ?? -1] ?? '';
  }

  error(column: string, code: FolderErrorCode, parameters: FolderErrorParameters = {}): void {
    this.#errors.add({ file: this.file, line: this.line, column, code, parameters });
  }
}
