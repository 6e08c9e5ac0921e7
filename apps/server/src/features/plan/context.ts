import type { Clock } from '../../platform/clock/index.ts';
import type { Database, Tx } from '../../platform/database/index.ts';
import type { EditionRow } from '../competition/index.ts';

export interface PlanContext {
  readonly database: Database;
  readonly clock: Clock;
  /** Additional work in the transaction that publishes a schedule. */
  readonly afterPublication?: (edition: EditionRow, by: Publisher, tx: Tx) => Promise<void>;
}

interface Publisher {
  readonly userId: number;
  readonly now: Date;
}
