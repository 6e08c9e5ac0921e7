import type { Snapshot } from '@sevenmetre/rules/snapshot';
import { findPast } from '../../archive/index.ts';
import type { PlanContext } from '../context.ts';
import { findPlanEdition } from '../plan-edition.ts';
import { type LastRanking, placesOf } from './archived-places.ts';

export interface TeamsContext extends PlanContext {
  /** null: no such edition. */
  readonly snapshotOf: (editionId: number) => Promise<Snapshot | null>;
}

/**
 * The ranking of the last edition that ended before the planned one begins; null: none. It opens transactions
 * of its own, so it must be called outside of one.
 */
export async function readLastRanking({
  database,
  clock,
  snapshotOf,
}: TeamsContext): Promise<LastRanking | null> {
  const now = clock.now();
  const last = await database.transaction(
    async (tx) => {
      const planned = await findPlanEdition(tx);
      if (!planned.ok) return null;
      const { startDate } = planned.value;
      return (await findPast(now, tx)).find(({ isOver, endDate }) => isOver && endDate < startDate) ?? null;
    },
    { accessMode: 'read only' },
  );
  const snapshot = last && (await snapshotOf(last.id));
  return snapshot ? { year: last.year, places: placesOf(snapshot) } : null;
}
