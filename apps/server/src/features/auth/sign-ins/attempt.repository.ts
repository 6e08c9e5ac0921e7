import { and, asc, desc, eq, gte, inArray, lt, notInArray } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/index.ts';
import { knownDevices, signInAttempts } from '../../../platform/database/schema/index.ts';

export type AttemptRow = typeof signInAttempts.$inferSelect;
export type NewAttempt = typeof signInAttempts.$inferInsert;

/** Attempts to sign in to an account since an instant, the oldest first. */
export function findAllSince(accountHash: string, since: Date, tx: Tx): Promise<AttemptRow[]> {
  return tx
    .select()
    .from(signInAttempts)
    .where(and(eq(signInAttempts.accountHash, accountHash), gte(signInAttempts.at, since)))
    .orderBy(asc(signInAttempts.id));
}

/** Sign-ins and refused attempts as shown to the user, newest first. */
export function findNewestOfUser(userId: number, most: number, tx: Db | Tx): Promise<AttemptRow[]> {
  const shown = ['signed-in', 'password-wrong', 'code-wrong'] as const;
  return tx
    .select()
    .from(signInAttempts)
    .where(and(eq(signInAttempts.userId, userId), inArray(signInAttempts.outcome, [...shown])))
    .orderBy(desc(signInAttempts.id))
    .limit(most);
}

export async function insert(attempt: NewAttempt, tx: Tx): Promise<number> {
  const [row] = await tx.insert(signInAttempts).values(attempt).returning({ id: signInAttempts.id });
  if (!row) throw new Error('The database returned no id for an attempt to sign in');
  return row.id;
}

export async function setOutcome(id: number, outcome: AttemptRow['outcome'], tx: Tx): Promise<void> {
  await tx.update(signInAttempts).set({ outcome }).where(eq(signInAttempts.id, id));
}

export async function deleteBefore(before: Date, tx: Tx): Promise<void> {
  await tx.delete(signInAttempts).where(lt(signInAttempts.at, before));
}

/** Hashes of the devices that have signed in to an account. */
export async function findDevices(userId: number, tx: Tx): Promise<ReadonlySet<string>> {
  const rows = await tx.select().from(knownDevices).where(eq(knownDevices.userId, userId));
  return new Set(rows.map(({ deviceHash }) => deviceHash));
}

/** After this no browser is known to have signed in to an account. */
export async function forgetDevices(userId: number, tx: Tx): Promise<void> {
  await tx.delete(knownDevices).where(eq(knownDevices.userId, userId));
}

/** Stores a device; only the most recently used ones are kept. */
export async function rememberDevice(
  {
    userId,
    deviceHash,
    lastSeenAt,
  }: Pick<typeof knownDevices.$inferInsert, 'userId' | 'deviceHash' | 'lastSeenAt'>,
  most: number,
  tx: Tx,
): Promise<void> {
  await tx
    .insert(knownDevices)
    .values({ userId, deviceHash, lastSeenAt })
    .onConflictDoUpdate({ target: [knownDevices.userId, knownDevices.deviceHash], set: { lastSeenAt } });
  const kept = tx
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(desc(knownDevices.lastSeenAt), desc(knownDevices.id))
    .limit(most);
  await tx
    .delete(knownDevices)
    .where(and(eq(knownDevices.userId, userId), notInArray(knownDevices.id, kept)));
}
