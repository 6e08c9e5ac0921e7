import type { Snapshot } from '@sevenmetre/rules/snapshot';
import type { Clock } from '../../platform/clock/index.ts';
import type { Database } from '../../platform/database/index.ts';

export interface MatchReportsContext {
  readonly database: Database;
  readonly clock: Clock;
  /** The public data of an edition; null: no such edition. */
  readonly snapshotOf: (editionId: number) => Promise<Snapshot | null>;
}
