import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import { matchCallKeys } from '../../platform/database/schema/index.ts';

/** Whether the call with this key was carried out. The caller holds the lock of the match. */
export async function isDone(matchId: number, clientKey: string, tx: Tx): Promise<boolean> {
  const rows = await tx
    .select({ key: matchCallKeys.clientKey })
    .from(matchCallKeys)
    .where(and(eq(matchCallKeys.matchId, matchId), eq(matchCallKeys.clientKey, clientKey)));
  return rows.length > 0;
}

export async function insert(values: typeof matchCallKeys.$inferInsert, tx: Tx): Promise<void> {
  await tx.insert(matchCallKeys).values(values).onConflictDoNothing();
}
