import type { Clock } from '../../platform/clock/index.ts';
import type { Database } from '../../platform/database/index.ts';

export interface PriceListContext {
  readonly database: Database;
  readonly clock: Clock;
  /** Goes to work on lines of clubs that a change has made old. */
  readonly rebuildLines: () => void;
}
