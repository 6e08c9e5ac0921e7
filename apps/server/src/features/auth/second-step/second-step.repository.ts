import { and, asc, count, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/index.ts';
import {
  authChallenges,
  authenticators,
  passkeys,
  recoveryCodes,
} from '../../../platform/database/schema/index.ts';

export type AuthenticatorRow = typeof authenticators.$inferSelect;
export type PasskeyRow = typeof passkeys.$inferSelect;
export type ChallengeRow = typeof authChallenges.$inferSelect;
type Purpose = ChallengeRow['purpose'];

export async function findAuthenticator(userId: number, tx: Db | Tx): Promise<AuthenticatorRow | null> {
  const [row] = await tx.select().from(authenticators).where(eq(authenticators.userId, userId));
  return row ?? null;
}

export function lockAllAuthenticators(tx: Tx): Promise<AuthenticatorRow[]> {
  return tx.select().from(authenticators).orderBy(authenticators.userId).for('update');
}

/** Replaces an authenticator that was not confirmed yet. */
export async function upsertAuthenticator(userId: number, sealedSecret: string, tx: Tx): Promise<void> {
  await tx
    .insert(authenticators)
    .values({ userId, sealedSecret })
    .onConflictDoUpdate({
      target: authenticators.userId,
      set: { sealedSecret, confirmedAt: null, lastStep: 0 },
    });
}

export async function updateAuthenticator(
  userId: number,
  patch: Partial<Pick<AuthenticatorRow, 'confirmedAt' | 'lastStep' | 'sealedSecret'>>,
  tx: Tx,
): Promise<void> {
  await tx.update(authenticators).set(patch).where(eq(authenticators.userId, userId));
}

export async function deleteAuthenticator(userId: number, tx: Tx): Promise<void> {
  await tx.delete(authenticators).where(eq(authenticators.userId, userId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

export async function replaceRecoveryCodes(userId: number, hashes: readonly string[], tx: Tx): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })));
}

/** Uses up a code. false: the user has no such unused code. */
export async function spendRecoveryCode(
  userId: number,
  codeHash: string,
  usedAt: Date,
  tx: Tx,
): Promise<boolean> {
  const used = await tx
    .update(recoveryCodes)
    .set({ usedAt })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, codeHash),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ id: recoveryCodes.id });
  return used.length > 0;
}

export async function countRecoveryCodes(userId: number, tx: Db | Tx): Promise<number> {
  const [row] = await tx
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  return row?.left ?? 0;
}

export async function findAllPasskeys(userId: number, tx: Db | Tx): Promise<PasskeyRow[]> {
  return tx.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id));
}

export async function findPasskey(credentialId: string, tx: Db | Tx): Promise<PasskeyRow | null> {
  const [row] = await tx.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return row ?? null;
}

/** false: the passkey is registered already. */
export async function insertPasskey(passkey: typeof passkeys.$inferInsert, tx: Tx): Promise<boolean> {
  const rows = await tx.insert(passkeys).values(passkey).onConflictDoNothing().returning({ id: passkeys.id });
  return rows.length > 0;
}

export async function updatePasskey(
  { id, userId }: Pick<PasskeyRow, 'id' | 'userId'>,
  patch: Partial<Pick<PasskeyRow, 'name' | 'counter' | 'lastUsedAt' | 'synced'>>,
  tx: Tx,
): Promise<boolean> {
  const rows = await tx
    .update(passkeys)
    .set(patch)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ id: passkeys.id });
  return rows.length > 0;
}

/** Returns the name of the removed passkey; null: there was none. */
export async function deletePasskey(id: number, userId: number, tx: Tx): Promise<string | null> {
  const [row] = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ name: passkeys.name });
  return row?.name ?? null;
}

/** Deletes the authenticator, recovery codes and passkeys of a user. */
export async function deleteAllOfUser(userId: number, tx: Tx): Promise<void> {
  await deleteAuthenticator(userId, tx);
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
  await tx.delete(authChallenges).where(eq(authChallenges.userId, userId));
}

export async function insertChallenge(
  challenge: typeof authChallenges.$inferInsert,
  tx: Db | Tx,
): Promise<void> {
  await tx.insert(authChallenges).values(challenge);
}

export async function findChallenge(
  tokenHash: string,
  purpose: Purpose,
  tx: Db | Tx,
): Promise<ChallengeRow | null> {
  const [row] = await tx
    .select()
    .from(authChallenges)
    .where(and(eq(authChallenges.tokenHash, tokenHash), eq(authChallenges.purpose, purpose)));
  return row ?? null;
}

export async function countAttempt(id: number, tx: Tx): Promise<void> {
  await tx
    .update(authChallenges)
    .set({ attempts: sql`${authChallenges.attempts} + 1` })
    .where(eq(authChallenges.id, id));
}

/** false: another request has finished it already. */
export async function takeChallenge(id: number, tx: Tx): Promise<boolean> {
  const rows = await tx
    .delete(authChallenges)
    .where(eq(authChallenges.id, id))
    .returning({ id: authChallenges.id });
  return rows.length > 0;
}

/** The challenge can no longer be finished; its attempts stay counted. */
export async function endChallenge(id: number, now: Date, tx: Tx): Promise<void> {
  await tx.update(authChallenges).set({ expiresAt: now }).where(eq(authChallenges.id, id));
}

/** Ends all sign-ins of a user that wait for their second step; their attempts stay counted. */
export async function endAllChallengesOfUser(userId: number, now: Date, tx: Tx): Promise<void> {
  const begun = and(eq(authChallenges.userId, userId), eq(authChallenges.purpose, 'second-step'));
  await tx.update(authChallenges).set({ expiresAt: now }).where(begun);
}

export async function deleteOldChallenges(before: Date, tx: Db | Tx): Promise<void> {
  await tx.delete(authChallenges).where(lt(authChallenges.createdAt, before));
}
