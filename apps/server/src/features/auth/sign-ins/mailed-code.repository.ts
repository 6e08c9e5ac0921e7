import { and, count, eq, gte, isNull, lt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/index.ts';
import { signInCodes } from '../../../platform/database/schema/index.ts';

export type MailedCodeRow = typeof signInCodes.$inferSelect;

/** Class of the advisory locks of addresses. */
const addresses = 7_000_003;

/** Makes concurrent requests for one address wait, whether it has an account or not; until the end of the transaction. */
export async function lockAddress(email: string, tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${addresses}, hashtext(${email}))`);
}

export async function countSince(email: string, since: Date, tx: Tx): Promise<number> {
  const [row] = await tx
    .select({ made: count() })
    .from(signInCodes)
    .where(and(eq(signInCodes.email, email), gte(signInCodes.createdAt, since)));
  return row?.made ?? 0;
}

export async function insert(row: typeof signInCodes.$inferInsert, tx: Tx): Promise<void> {
  await tx.insert(signInCodes).values(row);
}

export async function findByTokenHash(tokenHash: string, tx: Db | Tx): Promise<MailedCodeRow | null> {
  const [row] = await tx.select().from(signInCodes).where(eq(signInCodes.tokenHash, tokenHash));
  return row ?? null;
}

/** Locks a code, so that it is entered once at a time. */
export async function lockById(id: number, tx: Tx): Promise<MailedCodeRow | null> {
  const [row] = await tx.select().from(signInCodes).where(eq(signInCodes.id, id)).for('update');
  return row ?? null;
}

export async function update(
  id: number,
  patch: Partial<Pick<MailedCodeRow, 'attempts' | 'provenAt' | 'usedAt' | 'expiresAt'>>,
  tx: Tx,
): Promise<void> {
  await tx.update(signInCodes).set(patch).where(eq(signInCodes.id, id));
}

/** Makes the codes of an address good for nothing. */
export async function spendCodesOf(email: string, usedAt: Date, tx: Tx): Promise<void> {
  await tx
    .update(signInCodes)
    .set({ usedAt })
    .where(and(eq(signInCodes.email, email), isNull(signInCodes.usedAt)));
}

export async function deleteBefore(before: Date, tx: Db | Tx): Promise<void> {
  await tx.delete(signInCodes).where(lt(signInCodes.createdAt, before));
}
