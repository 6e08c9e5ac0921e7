export type Cell = string | number | null;

/** A table for a file: one name per column, in order. */
export interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}
