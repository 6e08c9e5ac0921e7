import type { Clock } from '../../platform/clock/index.ts';
import type { Database } from '../../platform/database/index.ts';

export interface EnumerationsContext {
  readonly database: Database;
  readonly clock: Clock;
  /** Starts to rebuild lines of clubs that a change has made outdated. */
  readonly rebuildLines: () => void;
}
