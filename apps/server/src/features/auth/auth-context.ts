import type { Clock } from '../../platform/clock/index.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Random } from '../../platform/random/index.ts';

/** Dependencies of sign-in and sign-out. */
export interface AuthContext {
  readonly database: Database;
  readonly clock: Clock;
  readonly random: Random;
}

/** Settings that the lifetime and rights of sessions depend on. */
export interface SessionSettings {
  /** In production, organisers need a second step unless the configuration says otherwise. */
  readonly isProduction: boolean;
}
