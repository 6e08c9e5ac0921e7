import type { Clock } from '../../platform/clock/index.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Random } from '../../platform/random/index.ts';

export interface GroupsContext {
  readonly database: Database;
  readonly clock: Clock;
  /** Source of randomness for lots. */
  readonly random: Random;
}
