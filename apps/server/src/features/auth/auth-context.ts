import type { Clock } from '../../platform/clock/index.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Random } from '../../platform/random/index.ts';

/** What signing in and out needs from the outside. */
export interface AuthContext {
  readonly database: Database;
  readonly clock: Clock;
  readonly random: Random;
}

/** What decides about sessions beside the database. */
export interface SessionSettings {
  /** Organisers need a second step unless the configuration says otherwise. */
  readonly isProduction: boolean;
}
