import type { Snapshot } from '@sevenmetre/rules/snapshot';
import type { Clock } from '../../platform/clock/index.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Random } from '../../platform/random/index.ts';

export interface AppointmentsContext {
  readonly database: Database;
  readonly clock: Clock;
  readonly random: Random;
  /** The published state; null before it is loaded. */
  readonly snapshot: () => Snapshot | null;
}
