import type { Snapshot } from '@sevenmetre/rules/snapshot';
import type { Clock } from '../../platform/clock/index.ts';
import type { Database } from '../../platform/database/index.ts';

export interface ControlRoomContext {
  readonly database: Database;
  readonly clock: Clock;
  /** The published state; null before it is loaded, or while there is no edition. */
  readonly snapshot: () => Snapshot | null;
}
