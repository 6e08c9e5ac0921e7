import type { PreparedTournament } from './prepared-tournament.ts';

/** One line of the table. */
export interface Row {
  readonly metric: string;
  readonly product: string;
  readonly reference: string;
  readonly ratio: string;
  readonly goal: string;
  /** null: no goal. */
  readonly reached: boolean | null;
  /** Remark that explains the numbers. */
  readonly note?: string | undefined;
}

/** A measurement; it ends by itself. */
export interface Benchmark {
  readonly name: string;
  readonly measure: (prepared: PreparedTournament) => Promise<Row[]>;
}
