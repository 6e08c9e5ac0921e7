import { and, eq, lt } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import { oneTimeTokens } from '../../platform/database/schema/index.ts';

export type OneTimeTokenRow = typeof oneTimeTokens.$inferSelect;
export type NewOneTimeToken = typeof oneTimeTokens.$inferInsert;
type Purpose = OneTimeTokenRow['purpose'];

/** Every token of a purpose, locked: whoever else wants to use one waits. */
export async function lockAllByPurpose(purpose: Purpose, tx: Tx): Promise<OneTimeTokenRow[]> {
  return tx
    .select()
    .from(oneTimeTokens)
    .where(eq(oneTimeTokens.purpose, purpose))
    .orderBy(oneTimeTokens.id)
    .for('update');
}

export async function insert(token: NewOneTimeToken, tx: Tx): Promise<void> {
  await tx.insert(oneTimeTokens).values(token);
}

export async function deleteByPurpose(purpose: Purpose, tx: Tx): Promise<void> {
  await tx.delete(oneTimeTokens).where(eq(oneTimeTokens.purpose, purpose));
}

export async function deleteExpired(now: Date, tx: Tx): Promise<void> {
  await tx.delete(oneTimeTokens).where(and(lt(oneTimeTokens.expiresAt, now)));
}
