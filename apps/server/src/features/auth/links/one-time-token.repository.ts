import { and, count, desc, eq, gt, gte, inArray, isNull, lt, ne } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/index.ts';
import { oneTimeTokens } from '../../../platform/database/schema/index.ts';

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

export async function findByHash(tokenHash: string, tx: Db | Tx): Promise<OneTimeTokenRow | null> {
  const [row] = await tx.select().from(oneTimeTokens).where(eq(oneTimeTokens.tokenHash, tokenHash));
  return row ?? null;
}

/**
 * How many were made for an address since an instant. Those that let a device in are counted apart from all others, which a
 * stranger could use up with links that do not help the owner.
 */
export async function countSince(email: string, purpose: Purpose, since: Date, tx: Tx): Promise<number> {
  const isCounted =
    purpose === 'let-in' ? eq(oneTimeTokens.purpose, 'let-in') : ne(oneTimeTokens.purpose, 'let-in');
  const [row] = await tx
    .select({ made: count() })
    .from(oneTimeTokens)
    .where(and(eq(oneTimeTokens.email, email), isCounted, gte(oneTimeTokens.createdAt, since)));
  return row?.made ?? 0;
}

/** The newest unused token of a user for a purpose that is still good. */
export async function findNewest(
  userId: number,
  purpose: Purpose,
  now: Date,
  tx: Db | Tx,
): Promise<OneTimeTokenRow | null> {
  const [row] = await tx
    .select()
    .from(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.userId, userId),
        eq(oneTimeTokens.purpose, purpose),
        isNull(oneTimeTokens.usedAt),
        gt(oneTimeTokens.expiresAt, now),
      ),
    )
    .orderBy(desc(oneTimeTokens.id))
    .limit(1);
  return row ?? null;
}

/** Links that give an account to whoever has them: none of them outlives the password that it had. */
export const linksToAnAccount = ['password-reset', 'invitation', 'email-change'] as const;

/** Makes the links of a user for some purposes good for nothing. */
export async function spendAllOfUser(
  userId: number,
  purposes: readonly Purpose[],
  usedAt: Date,
  tx: Tx,
): Promise<void> {
  await tx
    .update(oneTimeTokens)
    .set({ usedAt })
    .where(
      and(
        eq(oneTimeTokens.userId, userId),
        inArray(oneTimeTokens.purpose, [...purposes]),
        isNull(oneTimeTokens.usedAt),
      ),
    );
}

export async function spend(id: number, usedAt: Date, tx: Tx): Promise<void> {
  await tx.update(oneTimeTokens).set({ usedAt }).where(eq(oneTimeTokens.id, id));
}

export async function deleteByPurpose(purpose: Purpose, tx: Tx): Promise<void> {
  await tx.delete(oneTimeTokens).where(eq(oneTimeTokens.purpose, purpose));
}

export async function deleteExpired(now: Date, tx: Tx): Promise<void> {
  await tx.delete(oneTimeTokens).where(and(lt(oneTimeTokens.expiresAt, now)));
}
