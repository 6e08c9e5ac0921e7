import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { ShiftAnswer } from '@sevenmetre/rules/vocabulary';
import type { Tx } from '../../platform/database/index.ts';
import { shiftPeople, shifts } from '../../platform/database/schema/index.ts';

export type ShiftRow = typeof shifts.$inferSelect;
export type NewShift = typeof shifts.$inferInsert;
export type ShiftPersonRow = typeof shiftPeople.$inferSelect;

/** All shifts of an edition, in the order of the day. */
export function findAll(editionId: number, tx: Tx): Promise<ShiftRow[]> {
  return tx
    .select()
    .from(shifts)
    .where(eq(shifts.editionId, editionId))
    .orderBy(asc(shifts.startsAt), asc(shifts.id));
}

/** Everybody on shifts of an edition, or who has declined one. */
export async function findPeople(editionId: number, tx: Tx): Promise<ShiftPersonRow[]> {
  const rows = await tx
    .select({ person: shiftPeople })
    .from(shiftPeople)
    .innerJoin(shifts, eq(shifts.id, shiftPeople.shiftId))
    .where(eq(shifts.editionId, editionId))
    .orderBy(asc(shiftPeople.shiftId), asc(shiftPeople.askedAt), asc(shiftPeople.volunteerId));
  return rows.map(({ person }) => person);
}

export async function insertAll(rows: readonly NewShift[], tx: Tx): Promise<void> {
  if (rows.length > 0) await tx.insert(shifts).values([...rows]);
}

/** @returns the id of the new shift */
export async function insert(row: NewShift, tx: Tx): Promise<number> {
  const [stored] = await tx.insert(shifts).values(row).returning({ id: shifts.id });
  if (!stored) throw new Error('The database returned no row for a new shift');
  return stored.id;
}

export async function update(
  id: number,
  values: Partial<Pick<NewShift, 'startsAt' | 'endsAt' | 'needed' | 'byHand'>>,
  tx: Tx,
): Promise<void> {
  await tx.update(shifts).set(values).where(eq(shifts.id, id));
}

export async function deleteAll(ids: readonly number[], tx: Tx): Promise<void> {
  if (ids.length > 0) await tx.delete(shifts).where(inArray(shifts.id, [...ids]));
}

/** Those who have confirmed these shifts have to answer again. */
export async function askAgain(shiftIds: readonly number[], now: Date, tx: Tx): Promise<void> {
  if (shiftIds.length === 0) return;
  await tx
    .update(shiftPeople)
    .set({ answer: 'asked', askedAt: now, answeredAt: null })
    .where(and(inArray(shiftPeople.shiftId, [...shiftIds]), eq(shiftPeople.answer, 'confirmed')));
}

export async function insertPeople(
  rows: readonly (typeof shiftPeople.$inferInsert)[],
  tx: Tx,
): Promise<void> {
  if (rows.length > 0) await tx.insert(shiftPeople).values([...rows]);
}

/** Puts somebody on a shift or changes their answer and presence. Somebody who had declined is added again. */
export async function savePerson(
  { shiftId, volunteerId, ...rest }: typeof shiftPeople.$inferInsert & { readonly answer: ShiftAnswer },
  tx: Tx,
): Promise<void> {
  const isNew = sql`${shiftPeople.answer} = 'declined' and excluded.answer <> 'declined'`;
  const askedAt = sql`case when ${isNew} then excluded.asked_at else ${shiftPeople.askedAt} end`;
  await tx
    .insert(shiftPeople)
    .values({ shiftId, volunteerId, ...rest })
    .onConflictDoUpdate({
      target: [shiftPeople.shiftId, shiftPeople.volunteerId],
      set: { ...rest, askedAt },
    });
}

/** @returns whether they were on it */
export async function deletePerson(shiftId: number, volunteerId: number, tx: Tx): Promise<boolean> {
  const gone = await tx
    .delete(shiftPeople)
    .where(and(eq(shiftPeople.shiftId, shiftId), eq(shiftPeople.volunteerId, volunteerId)))
    .returning({ id: shiftPeople.shiftId });
  return gone.length > 0;
}
