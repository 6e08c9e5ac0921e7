import type { Tx } from '../../platform/database/index.ts';
import type { EditionRow } from '../competition/index.ts';
import type { UseCaseContext } from '../../platform/use-case/index.ts';

export interface PlanContext extends UseCaseContext {
  /** Asks referee pairs again in the transaction that publishes a schedule, and returns how many it asks. */
  readonly afterPublication?: (edition: EditionRow, by: Publisher, tx: Tx) => Promise<number>;
}

interface Publisher {
  readonly userId: number;
  readonly now: Date;
}
