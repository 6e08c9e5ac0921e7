import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { mergeScouts, type ScoutingEntry } from '@sevenmetre/rules/scouting';
import type { Db, Tx } from '../../platform/database/index.ts';
import { matchParticipants, scoutingEntries } from '../../platform/database/schema/index.ts';

export type NewEntry = typeof scoutingEntries.$inferInsert;

/**
 * Stores an entry once under its key, in one statement (SY38): a repeat changes nothing but to take it back, which is for
 * good (SY39). Locks no row of the record of the match.
 */
export async function save(values: NewEntry, db: Db | Tx): Promise<void> {
  await db
    .insert(scoutingEntries)
    .values(values)
    .onConflictDoUpdate({
      target: [scoutingEntries.matchId, scoutingEntries.clientKey],
      set: { undone: sql`${scoutingEntries.undone} or excluded.undone` },
      // Whoever has only a link takes back nothing that an account has noted.
      setWhere: sql`excluded.link_id is null or ${scoutingEntries.linkId} is not null`,
    });
}

/** Whether this is an entry in the roster of this match. */
export async function isInRoster(matchId: number, participantId: number, db: Db | Tx): Promise<boolean> {
  const rows = await db
    .select({ id: matchParticipants.id })
    .from(matchParticipants)
    .where(and(eq(matchParticipants.id, participantId), eq(matchParticipants.matchId, matchId)));
  return rows.length > 0;
}

/** Entries of matches that are not taken back, each event once however many have scouted it (SO8), in the order of recording. */
export async function findLive(
  matchIds: readonly number[],
  db: Db | Tx,
): Promise<ReadonlyMap<number, readonly ScoutingEntry[]>> {
  if (matchIds.length === 0) return new Map();
  const { matchId, kind, side, x, y, result, participantId, seconds, undone, device, recordedAt } =
    scoutingEntries;
  const rows = await db
    .select({ matchId, kind, side, x, y, result, participantId, seconds, device, recordedAt })
    .from(scoutingEntries)
    .where(and(inArray(matchId, [...matchIds]), eq(undone, false)))
    .orderBy(asc(matchId), asc(recordedAt), asc(scoutingEntries.clientKey));
  const noted = rows.map((row) => ({ ...row, recordedAt: row.recordedAt.getTime() }));
  const matches = [...Map.groupBy(noted, (row) => row.matchId)];
  return new Map(matches.map(([id, entries]) => [id, mergeScouts(entries)]));
}
