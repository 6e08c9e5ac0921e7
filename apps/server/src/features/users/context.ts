import type { Clock } from '../../platform/clock/index.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Random } from '../../platform/random/index.ts';

export interface UsersContext {
  readonly database: Database;
  readonly clock: Clock;
  readonly random: Random;
}
