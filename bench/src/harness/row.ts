import type { Stage } from './stage.ts';

/** One line of the table. */
export interface Row {
  readonly metric: string;
  readonly product: string;
  readonly reference: string;
  readonly ratio: string;
  readonly goal: string;
  /** null: measured without a goal. */
  readonly reached: boolean | null;
  /** What the reader has to know to read the numbers. */
  readonly note?: string | undefined;
}

/** Something to measure; it ends by itself. */
export interface Benchmark {
  readonly name: string;
  readonly measure: (stage: Stage) => Promise<Row[]>;
}
