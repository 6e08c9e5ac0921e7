import { and, asc, eq, inArray, isNotNull, notInArray, sql } from 'drizzle-orm';
import type { Locale } from '@sevenmetre/rules/vocabulary';
import { countReferences, type Db, type Tx } from '../../../platform/database/index.ts';
import {
  editions,
  lodgingAllotments,
  matchReferees,
  refereeHalls,
  refereePairs,
  referees,
  users,
} from '../../../platform/database/schema/index.ts';

export type RefereeRow = typeof referees.$inferSelect;
export type EditionRow = typeof editions.$inferSelect;
export type RefereePatch = Partial<Omit<typeof referees.$inferInsert, 'id' | 'editionId'>>;

export function findAllByUserId(userId: number, editionId: number, tx: Db | Tx): Promise<RefereeRow[]> {
  return tx
    .select()
    .from(referees)
    .where(and(eq(referees.userId, userId), eq(referees.editionId, editionId)))
    .orderBy(asc(referees.id));
}

/** Registrations of an edition in the order of their creation. */
export function findAllByEditionId(editionId: number, tx: Db | Tx): Promise<RefereeRow[]> {
  return tx.select().from(referees).where(eq(referees.editionId, editionId)).orderBy(asc(referees.id));
}

export async function findById(id: number, editionId: number, tx: Db | Tx): Promise<RefereeRow | null> {
  const [row] = await tx
    .select()
    .from(referees)
    .where(and(eq(referees.id, id), eq(referees.editionId, editionId)));
  return row ?? null;
}

/** Locks the registration until the transaction ends. */
export async function lockById(id: number, editionId: number, tx: Tx): Promise<RefereeRow | null> {
  const [row] = await tx
    .select()
    .from(referees)
    .where(and(eq(referees.id, id), eq(referees.editionId, editionId)))
    .for('update');
  return row ?? null;
}

export async function findByClientKey(
  editionId: number,
  clientKey: string,
  tx: Db | Tx,
): Promise<RefereeRow | null> {
  const [row] = await tx
    .select()
    .from(referees)
    .where(and(eq(referees.editionId, editionId), eq(referees.clientKey, clientKey)));
  return row ?? null;
}

/** Locks registrations. */
export async function lockByIds(ids: readonly number[], tx: Tx): Promise<RefereeRow[]> {
  if (ids.length === 0) return [];
  return tx
    .select()
    .from(referees)
    .where(inArray(referees.id, [...ids]))
    .orderBy(asc(referees.id))
    .for('update');
}

/** Those of the registrations with a pair, matches, halls or a bed, or who are the colleague of another one. */
export async function findUsed(ids: readonly number[], tx: Tx): Promise<number[]> {
  const own = [...ids];
  const { firstRefereeId, secondRefereeId } = refereePairs;
  const columns = [firstRefereeId, secondRefereeId, matchReferees.refereeId, refereeHalls.refereeId];
  const used = new Set<number>();
  for (const column of [...columns, lodgingAllotments.refereeId])
    for (const [id] of await countReferences(column, own, tx)) used.add(id);
  const { colleagueRefereeId } = referees;
  const wished = await tx
    .selectDistinct({ id: colleagueRefereeId })
    .from(referees)
    .where(
      and(isNotNull(colleagueRefereeId), inArray(colleagueRefereeId, own), notInArray(referees.id, own)),
    );
  for (const { id } of wished) if (id !== null) used.add(id);
  return [...used];
}

export async function deleteByIds(ids: readonly number[], tx: Tx): Promise<void> {
  await tx.delete(referees).where(inArray(referees.id, [...ids]));
}

/** Puts columns back as a new revision. */
export async function restore(id: number, patch: RefereePatch, tx: Tx): Promise<void> {
  const revision = sql`${referees.revision} + 1`;
  await tx
    .update(referees)
    .set({ ...patch, revision })
    .where(eq(referees.id, id));
}

/** null: a concurrent call has stored the same form. */
export async function insert(columns: typeof referees.$inferInsert, tx: Tx): Promise<RefereeRow | null> {
  const [row] = await tx.insert(referees).values(columns).onConflictDoNothing().returning();
  return row ?? null;
}

export async function update(id: number, patch: RefereePatch, tx: Tx): Promise<RefereeRow> {
  const [row] = await tx.update(referees).set(patch).where(eq(referees.id, id)).returning();
  if (!row) throw new Error('A locked registration is gone');
  return row;
}

export function findHalls(ids: readonly number[], tx: Db | Tx) {
  return tx
    .select()
    .from(refereeHalls)
    .where(inArray(refereeHalls.refereeId, [...ids]))
    .orderBy(asc(refereeHalls.day), asc(refereeHalls.placeId));
}

export interface Reader {
  readonly email: string;
  readonly firstName: string;
  readonly locale: Locale;
}

export async function findUser(id: number, tx: Db | Tx): Promise<Reader | null> {
  const { email, firstName, locale } = users;
  const [row] = await tx.select({ email, firstName, locale }).from(users).where(eq(users.id, id));
  return row ?? null;
}

export { findCurrentEdition } from '../../competition/index.ts';
