import { and, count, desc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { HallDay } from '@sevenmetre/rules/permissions';
import type { Db, Tx } from '../../platform/database/index.ts';
import { matchParticipants, scoutingEntries, scoutingLinks } from '../../platform/database/schema/index.ts';

export type ScoutingLinkRow = typeof scoutingLinks.$inferSelect;

export async function insert(values: typeof scoutingLinks.$inferInsert, tx: Tx): Promise<number> {
  const [row] = await tx.insert(scoutingLinks).values(values).returning({ id: scoutingLinks.id });
  if (!row) throw new Error('an insert returns its row');
  return row.id;
}

/** The link of a token, whether it is open or not. */
export async function findByTokenHash(tokenHash: string, db: Db | Tx): Promise<ScoutingLinkRow | null> {
  const [row] = await db.select().from(scoutingLinks).where(eq(scoutingLinks.tokenHash, tokenHash));
  return row ?? null;
}

/** Locks a link, so that the notes by it and its end follow each other. */
export async function lockById(id: number, tx: Tx): Promise<ScoutingLinkRow | null> {
  const [row] = await tx.select().from(scoutingLinks).where(eq(scoutingLinks.id, id)).for('update');
  return row ?? null;
}

/** Links that open a match or have opened it, newest first, also those that have ended. */
export function findOfMatch(
  { matchId, hall }: { readonly matchId: number; readonly hall: HallDay | null },
  tx: Tx,
): Promise<ScoutingLinkRow[]> {
  const { placeId, day, createdAt, id } = scoutingLinks;
  const ofHall = hall ? and(eq(placeId, hall.placeId), eq(day, hall.day)) : undefined;
  return tx
    .select()
    .from(scoutingLinks)
    .where(or(eq(scoutingLinks.matchId, matchId), ofHall))
    .orderBy(desc(createdAt), desc(id));
}

export async function revoke(id: number, now: Date, tx: Tx): Promise<void> {
  await tx
    .update(scoutingLinks)
    .set({ revokedAt: now })
    .where(and(eq(scoutingLinks.id, id), isNull(scoutingLinks.revokedAt)));
}

/** Takes back all that was noted with a link, for good. */
export async function takeBackNotes(linkId: number, tx: Tx): Promise<void> {
  await tx.update(scoutingEntries).set({ undone: true }).where(eq(scoutingEntries.linkId, linkId));
}

/** How many notes of a match came by each link, without those taken back. */
export async function countNotes(
  matchId: number,
  linkIds: readonly number[],
  db: Db | Tx,
): Promise<ReadonlyMap<number | null, number>> {
  if (linkIds.length === 0) return new Map();
  const entry = scoutingEntries;
  const rows = await db
    .select({ linkId: entry.linkId, notes: count() })
    .from(entry)
    .where(and(inArray(entry.linkId, [...linkIds]), eq(entry.matchId, matchId), eq(entry.undone, false)))
    .groupBy(entry.linkId);
  return new Map(rows.map(({ linkId, notes }) => [linkId, notes]));
}

/** Whether a link has no room for a note: it has `most` rows in the match, also taken back ones, and this is none of them. */
export async function isFull(
  { matchId, linkId, clientKey, most }: { matchId: number; linkId: number; clientKey: string; most: number },
  tx: Tx,
): Promise<boolean> {
  const entry = scoutingEntries;
  const ofMatch = eq(entry.matchId, matchId);
  const [row] = await tx
    .select({ notes: count() })
    .from(entry)
    .where(and(eq(entry.linkId, linkId), ofMatch));
  if ((row?.notes ?? 0) < most) return false;
  const known = await tx
    .select({ key: entry.clientKey })
    .from(entry)
    .where(and(ofMatch, eq(entry.clientKey, clientKey)));
  return known.length === 0;
}

/** Players in the rosters of matches by their number, without names. */
export function findNumbers(matchIds: readonly number[], db: Db | Tx) {
  const { id, matchId, side, jerseyNumber, role } = matchParticipants;
  return db
    .select({ matchId, side, entryId: id, number: jerseyNumber })
    .from(matchParticipants)
    .where(and(inArray(matchId, [...matchIds]), eq(role, 'player')))
    .orderBy(matchId, jerseyNumber, id);
}
