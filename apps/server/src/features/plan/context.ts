import type { Tx } from '../../platform/database/index.ts';
import type { EditionRow } from '../competition/index.ts';
import type { UseCaseContext } from '../../platform/use-case/index.ts';

export interface PlanContext extends UseCaseContext {
  /** Additional work in the transaction that publishes a schedule. */
  readonly afterPublication?: (edition: EditionRow, by: Publisher, tx: Tx) => Promise<void>;
}

interface Publisher {
  readonly userId: number;
  readonly now: Date;
}
