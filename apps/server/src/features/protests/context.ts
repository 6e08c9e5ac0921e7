import type { Clock } from '../../platform/clock/index.ts';
import type { Database } from '../../platform/database/index.ts';

export interface ProtestsContext {
  readonly database: Database;
  readonly clock: Clock;
}
