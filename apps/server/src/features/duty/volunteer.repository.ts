import { and, asc, eq, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import { dutyInvitations, dutyLinks, editions, volunteers } from '../../platform/database/schema/index.ts';

export type VolunteerRow = typeof volunteers.$inferSelect;
export type NewVolunteer = typeof volunteers.$inferInsert;
export type InvitationRow = typeof dutyInvitations.$inferSelect;

export function findAll(editionId: number, tx: Tx): Promise<VolunteerRow[]> {
  return tx.select().from(volunteers).where(eq(volunteers.editionId, editionId)).orderBy(asc(volunteers.id));
}

/** The volunteer of a link, in whatever edition. */
export async function findByTokenHash(tokenHash: string, tx: Tx): Promise<VolunteerRow | null> {
  const mailed = tx
    .select({ id: dutyLinks.volunteerId })
    .from(dutyLinks)
    .where(eq(dutyLinks.tokenHash, tokenHash));
  const [row] = await tx
    .select()
    .from(volunteers)
    .where(or(eq(volunteers.tokenHash, tokenHash), inArray(volunteers.id, mailed)));
  return row ?? null;
}

/** Stores links of own pages that are mailed. */
export async function insertLinks(rows: readonly (typeof dutyLinks.$inferInsert)[], tx: Tx): Promise<void> {
  if (rows.length > 0) await tx.insert(dutyLinks).values([...rows]);
}

/** Ends the links that were mailed to a volunteer. */
export async function deleteLinks(volunteerId: number, tx: Tx): Promise<void> {
  await tx.delete(dutyLinks).where(eq(dutyLinks.volunteerId, volunteerId));
}

export async function findByCalendarHash(calendarHash: string, tx: Tx): Promise<VolunteerRow | null> {
  const mailed = tx
    .select({ id: dutyLinks.volunteerId })
    .from(dutyLinks)
    .where(eq(dutyLinks.calendarHash, calendarHash));
  const [row] = await tx
    .select()
    .from(volunteers)
    .where(or(eq(volunteers.calendarHash, calendarHash), inArray(volunteers.id, mailed)));
  return row ?? null;
}

/** Another volunteer of the edition with this account. */
export async function findOtherOfAccount(
  editionId: number,
  { userId, id }: { readonly userId: number; readonly id: number | null },
  tx: Tx,
): Promise<boolean> {
  const rows = await tx
    .select({ id: volunteers.id })
    .from(volunteers)
    .where(and(eq(volunteers.editionId, editionId), eq(volunteers.userId, userId)));
  return rows.some((row) => row.id !== id);
}

export async function insert(volunteer: NewVolunteer, tx: Tx): Promise<VolunteerRow> {
  const [row] = await tx.insert(volunteers).values(volunteer).returning();
  if (!row) throw new Error('The database returned no row for a new volunteer');
  return row;
}

export async function update(id: number, values: Partial<NewVolunteer>, tx: Tx): Promise<void> {
  await tx.update(volunteers).set(values).where(eq(volunteers.id, id));
}

/** @returns whether there was one */
export async function deleteById(editionId: number, id: number, tx: Tx): Promise<boolean> {
  const gone = await tx
    .delete(volunteers)
    .where(and(eq(volunteers.editionId, editionId), eq(volunteers.id, id)))
    .returning({ id: volunteers.id });
  return gone.length > 0;
}

/** Editions with volunteers whose participants have lost their names. */
export async function findErasable(tx: Tx): Promise<number[]> {
  const rows = await tx
    .selectDistinct({ id: editions.id })
    .from(editions)
    .innerJoin(volunteers, eq(volunteers.editionId, editions.id))
    .where(isNotNull(editions.namesErasedAt));
  return rows.map(({ id }) => id);
}

/** Deletes all data of the people on duty of an edition, but keeps its shifts, which name nobody. */
export async function deleteAll(editionId: number, tx: Tx): Promise<void> {
  await tx.delete(dutyInvitations).where(eq(dutyInvitations.editionId, editionId));
  await tx.delete(volunteers).where(eq(volunteers.editionId, editionId));
}

export function findInvitations(editionId: number, tx: Tx): Promise<InvitationRow[]> {
  return tx
    .select()
    .from(dutyInvitations)
    .where(eq(dutyInvitations.editionId, editionId))
    .orderBy(asc(dutyInvitations.id));
}

export async function findInvitationByTokenHash(tokenHash: string, tx: Tx): Promise<InvitationRow | null> {
  const [row] = await tx.select().from(dutyInvitations).where(eq(dutyInvitations.tokenHash, tokenHash));
  return row ?? null;
}

export async function insertInvitation(
  invitation: typeof dutyInvitations.$inferInsert,
  tx: Tx,
): Promise<number> {
  const [row] = await tx.insert(dutyInvitations).values(invitation).returning({ id: dutyInvitations.id });
  if (!row) throw new Error('The database returned no row for a new invitation');
  return row.id;
}

export async function updateInvitation(
  id: number,
  values: Partial<Pick<InvitationRow, 'used' | 'revokedAt'>>,
  tx: Tx,
): Promise<void> {
  await tx.update(dutyInvitations).set(values).where(eq(dutyInvitations.id, id));
}

/** @returns whether there is one of the edition */
export async function revoke(editionId: number, id: number, now: Date, tx: Tx): Promise<boolean> {
  const mine = and(eq(dutyInvitations.editionId, editionId), eq(dutyInvitations.id, id));
  const [row] = await tx.select({ id: dutyInvitations.id }).from(dutyInvitations).where(mine);
  if (!row) return false;
  await tx
    .update(dutyInvitations)
    .set({ revokedAt: now })
    .where(and(mine, isNull(dutyInvitations.revokedAt)));
  return true;
}

/** Whether somebody has looked for a replacement on a shift before. */
export async function hasAskedFor(shiftId: number, volunteerId: number, tx: Tx): Promise<boolean> {
  const [row] = await tx
    .select({ id: dutyInvitations.id })
    .from(dutyInvitations)
    .where(and(eq(dutyInvitations.shiftId, shiftId), eq(dutyInvitations.volunteerId, volunteerId)))
    .limit(1);
  return row !== undefined;
}

/** Revokes links for replacements of somebody on a shift. */
export async function revokeReplacements(
  shiftId: number,
  volunteerId: number,
  now: Date,
  tx: Tx,
): Promise<void> {
  await tx
    .update(dutyInvitations)
    .set({ revokedAt: now })
    .where(
      and(
        eq(dutyInvitations.shiftId, shiftId),
        eq(dutyInvitations.volunteerId, volunteerId),
        isNull(dutyInvitations.revokedAt),
      ),
    );
}

/** Deletes invitations that ended before an instant. */
export async function deleteEndedInvitations(before: Date, tx: Tx): Promise<void> {
  await tx.delete(dutyInvitations).where(lt(dutyInvitations.expiresAt, before));
}
