import type { Snapshot } from '@sevenmetre/rules/snapshot';
import type { Clock } from '../../platform/clock/index.ts';
import type { Database } from '../../platform/database/index.ts';

export interface MatchReportsContext {
  readonly database: Database;
  readonly clock: Clock;
  /** What is public of an edition; null: there is no such edition. */
  readonly snapshotOf: (editionId: number) => Promise<Snapshot | null>;
}
