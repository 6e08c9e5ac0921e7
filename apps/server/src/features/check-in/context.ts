import type { Clock } from '../../platform/clock/index.ts';
import type { Database } from '../../platform/database/index.ts';

export interface CheckInContext {
  readonly database: Database;
  readonly clock: Clock;
}
