import type { Clock } from '../../../platform/clock/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import type { Storage } from '../../../platform/storage/index.ts';

export interface RegistrationsContext {
  readonly database: Database;
  readonly clock: Clock;
  readonly storage: Storage;
}
