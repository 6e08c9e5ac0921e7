import { and, asc, count, eq, gt, gte, lt } from 'drizzle-orm';
import { ofCurrentEdition } from '../competition/index.ts';
import type { Db, Tx } from '../../platform/database/index.ts';
import { clubInvitations, clubs, editions } from '../../platform/database/schema/index.ts';

export type InvitationRow = typeof clubInvitations.$inferSelect;
export type NewInvitation = typeof clubInvitations.$inferInsert;

/** With the name of its club in the current edition. */
export type OfferRow = InvitationRow & { readonly clubName: string };

/** Invitations that club admins see: neither accepted nor withdrawn, newest last. */
export async function findAllByClubId(clubId: number, db: Db | Tx): Promise<InvitationRow[]> {
  const rows = await db
    .select()
    .from(clubInvitations)
    .where(eq(clubInvitations.clubId, clubId))
    .orderBy(asc(clubInvitations.id));
  return rows.filter(({ state }) => state === 'waiting' || state === 'declined');
}

const selectCurrent = (db: Db | Tx) =>
  db
    .select({ invitation: clubInvitations, clubName: clubs.name })
    .from(clubInvitations)
    .innerJoin(clubs, eq(clubs.id, clubInvitations.clubId))
    .innerJoin(editions, ofCurrentEdition(clubs.editionId));

/**
 * Invitations to an address without an answer.
 * @param email lower case, trimmed
 */
export async function findWaitingByEmail(email: string, now: Date, db: Db | Tx): Promise<OfferRow[]> {
  const rows = await selectCurrent(db)
    .where(
      and(
        eq(clubInvitations.email, email),
        eq(clubInvitations.state, 'waiting'),
        gt(clubInvitations.expiresAt, now),
      ),
    )
    .orderBy(asc(clubInvitations.id));
  return rows.map(({ invitation, clubName }) => ({ ...invitation, clubName }));
}

/** The invitation with this token in any state. */
export async function findByTokenHash(tokenHash: string, db: Db | Tx): Promise<OfferRow | null> {
  const [row] = await selectCurrent(db).where(eq(clubInvitations.tokenHash, tokenHash));
  return row ? { ...row.invitation, clubName: row.clubName } : null;
}

/** Locks the invitation, so that concurrent answers follow each other. */
export async function lockById(id: number, tx: Tx): Promise<InvitationRow | null> {
  const [row] = await tx.select().from(clubInvitations).where(eq(clubInvitations.id, id)).for('update');
  return row ?? null;
}

export async function insert(invitation: NewInvitation, tx: Tx): Promise<InvitationRow> {
  const [row] = await tx.insert(clubInvitations).values(invitation).returning();
  if (!row) throw new Error('The database returned no row for a new invitation');
  return row;
}

export async function setState(id: number, state: InvitationRow['state'], tx: Tx): Promise<void> {
  await tx.update(clubInvitations).set({ state }).where(eq(clubInvitations.id, id));
}

/** Number of invitations that an account has sent since an instant. */
export async function countByInviter(userId: number, since: Date, tx: Tx): Promise<number> {
  const sent = and(eq(clubInvitations.invitedById, userId), gte(clubInvitations.createdAt, since));
  const [row] = await tx.select({ sent: count() }).from(clubInvitations).where(sent);
  return row?.sent ?? 0;
}

/** Number of invitations to an address since an instant, of all clubs. */
export async function countByEmail(email: string, since: Date, tx: Tx): Promise<number> {
  const made = and(eq(clubInvitations.email, email), gte(clubInvitations.createdAt, since));
  const [row] = await tx.select({ made: count() }).from(clubInvitations).where(made);
  return row?.made ?? 0;
}

/** Deletes addresses of people who may never have had an account as soon as the limits do not need them. */
export async function deleteExpired(before: Date, db: Db | Tx): Promise<void> {
  await db.delete(clubInvitations).where(lt(clubInvitations.expiresAt, before));
}
