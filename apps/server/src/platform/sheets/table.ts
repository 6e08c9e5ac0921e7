export type Cell = string | number | null;

/** A table as a file: one name a column, in the order of the file. */
export interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}
