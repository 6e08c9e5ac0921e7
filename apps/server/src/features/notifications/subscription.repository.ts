import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import type { FollowerChoice, Choice } from '@sevenmetre/rules/notifications';
import type { Locale } from '@sevenmetre/rules/vocabulary';
import type { Db, Tx } from '../../platform/database/index.ts';
import { pushChoices, pushSubscriptions, teams } from '../../platform/database/schema/index.ts';

export interface Subscriber {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Returns the id; locks the row. */
export async function findByEndpoint(endpoint: string, tx: Tx): Promise<number | null> {
  const [row] = await tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.endpoint, endpoint))
    .for('update');
  return row?.id ?? null;
}

/** Returns the id; locks the row. */
export async function upsert(subscriber: Subscriber & { readonly locale: Locale }, tx: Tx): Promise<number> {
  const { p256dh, auth, locale } = subscriber;
  const [row] = await tx
    .insert(pushSubscriptions)
    .values(subscriber)
    .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: { p256dh, auth, locale, failures: 0 } })
    .returning({ id: pushSubscriptions.id });
  if (!row) throw new Error('The subscription was not stored.');
  return row.id;
}

export async function update(id: number, subscriber: Subscriber, tx: Tx): Promise<void> {
  await tx
    .update(pushSubscriptions)
    .set({ ...subscriber, failures: 0 })
    .where(eq(pushSubscriptions.id, id));
}

export async function deleteAllById(ids: readonly number[], tx: Db | Tx): Promise<void> {
  if (ids.length > 0) await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, [...ids]));
}

/** Replaces the choices; teams that no longer exist are left out. */
export async function replaceChoices(id: number, choices: readonly Choice[], tx: Tx): Promise<Choice[]> {
  const asked = choices.map(({ teamId }) => teamId);
  const found = await tx.select({ id: teams.id }).from(teams).where(inArray(teams.id, asked));
  const known = new Set(found.map(({ id: teamId }) => teamId));
  const kept = [...new Map(choices.map((choice) => [choice.teamId, choice])).values()].filter(({ teamId }) =>
    known.has(teamId),
  );
  await tx.delete(pushChoices).where(eq(pushChoices.subscriptionId, id));
  if (kept.length > 0)
    await tx.insert(pushChoices).values(kept.map((choice) => ({ subscriptionId: id, ...choice })));
  return kept;
}

export async function findChoices(id: number, tx: Db | Tx): Promise<Choice[]> {
  const { teamId, start, goals, result } = pushChoices;
  return tx
    .select({ teamId, start, goals, result })
    .from(pushChoices)
    .where(eq(pushChoices.subscriptionId, id))
    .orderBy(teamId);
}

export async function deleteChoice(id: number, teamId: number, tx: Tx): Promise<void> {
  await tx.delete(pushChoices).where(and(eq(pushChoices.subscriptionId, id), eq(pushChoices.teamId, teamId)));
}

export async function findChoicesOfTeams(teamIds: readonly number[], tx: Tx): Promise<FollowerChoice[]> {
  if (teamIds.length === 0) return [];
  const { subscriptionId: followerId, teamId, start, goals, result } = pushChoices;
  return tx
    .select({ followerId, teamId, start, goals, result })
    .from(pushChoices)
    .where(inArray(teamId, [...teamIds]));
}

export async function isAnybodyThere(db: Db | Tx): Promise<boolean> {
  const found = await db.select({ id: pushChoices.teamId }).from(pushChoices).limit(1);
  return found.length > 0;
}

export async function countSuccess(ids: readonly number[], at: Date, db: Db): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(pushSubscriptions)
    .set({ lastSuccessAt: at, failures: 0 })
    .where(inArray(pushSubscriptions.id, [...ids]));
}

/** Deletes browsers with too many failures in a row. */
export async function countFailure(ids: readonly number[], most: number, db: Db): Promise<void> {
  if (ids.length === 0) return;
  const failed = inArray(pushSubscriptions.id, [...ids]);
  await db
    .update(pushSubscriptions)
    .set({ failures: sql`${pushSubscriptions.failures} + 1` })
    .where(failed);
  await db.delete(pushSubscriptions).where(and(failed, gte(pushSubscriptions.failures, most)));
}
