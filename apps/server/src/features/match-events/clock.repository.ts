import { eq } from 'drizzle-orm';
import { newestClock } from '@sevenmetre/rules/match';
import type { MatchClock } from '@sevenmetre/sync';
import type { Tx } from '../../platform/database/index.ts';
import { matchClocks } from '../../platform/database/schema/index.ts';

export type MatchClockRow = typeof matchClocks.$inferSelect;

/** All recorded clock actions. The caller holds the lock of the match. */
export function findAllByMatchId(matchId: number, tx: Tx): Promise<MatchClockRow[]> {
  return tx.select().from(matchClocks).where(eq(matchClocks.matchId, matchId));
}

export async function insert(values: typeof matchClocks.$inferInsert, tx: Tx): Promise<MatchClockRow> {
  const [row] = await tx.insert(matchClocks).values(values).returning();
  if (!row) throw new Error('an insert returns its row');
  return row;
}

/** The current clock according to all recorded actions; null: none was recorded. */
export function holdingClock(rows: readonly MatchClockRow[]): MatchClock | null {
  return newestClock(
    rows.map(({ stageId, seconds, running, at, recordedAt, device, clientKey }) => ({
      stageId,
      seconds,
      running,
      at: at.getTime(),
      recordedAt: recordedAt.getTime(),
      device,
      key: clientKey,
    })),
  );
}
