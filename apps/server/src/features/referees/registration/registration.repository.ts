import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Locale } from '@sevenmetre/rules/vocabulary';
import type { Db, Tx } from '../../../platform/database/index.ts';
import { editions, refereeHalls, referees, users } from '../../../platform/database/schema/index.ts';

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
