import { and, eq, inArray, isNotNull, isNull, ne, or } from 'drizzle-orm';
import type { Side } from '@sevenmetre/rules/vocabulary';
import type { Db, Tx } from '../../platform/database/index.ts';
import {
  matchEvents,
  matchParticipants,
  matchRosters,
  participants,
} from '../../platform/database/schema/index.ts';
import { forgetEntries } from '../match-events/index.ts';

export type MatchRosterRow = typeof matchRosters.$inferSelect;
export type EntryRow = typeof matchParticipants.$inferSelect;

export async function findAllByMatchIds(matchIds: readonly number[], tx: Db | Tx): Promise<MatchRosterRow[]> {
  if (matchIds.length === 0) return [];
  return tx
    .select()
    .from(matchRosters)
    .where(inArray(matchRosters.matchId, [...matchIds]));
}

/** Entries of these teams in all their matches. */
export async function findEntriesByTeamIds(teamIds: readonly number[], tx: Db | Tx): Promise<EntryRow[]> {
  if (teamIds.length === 0) return [];
  return tx
    .select()
    .from(matchParticipants)
    .where(inArray(matchParticipants.teamId, [...teamIds]));
}

/** Entries that events of the match refer to, counting or waiting; deleted events refer to none. */
export async function findEntryIdsWithEvents(matchIds: readonly number[], tx: Db | Tx): Promise<Set<number>> {
  if (matchIds.length === 0) return new Set();
  const { participantId, secondaryParticipantId, matchId, deletedAt } = matchEvents;
  const rows = await tx
    .selectDistinct({ participantId, secondaryParticipantId })
    .from(matchEvents)
    .where(
      and(
        inArray(matchId, [...matchIds]),
        isNull(deletedAt),
        or(isNotNull(participantId), isNotNull(secondaryParticipantId)),
      ),
    );
  return new Set(
    rows.flatMap((row) => [row.participantId, row.secondaryParticipantId]).filter((id) => id !== null),
  );
}

/** Removes a participant from all rosters. */
export async function deleteEntriesOf(participantId: number, tx: Tx): Promise<void> {
  const rows = await tx
    .select({ id: matchParticipants.id })
    .from(matchParticipants)
    .where(eq(matchParticipants.participantId, participantId));
  await deleteEntries(
    rows.map(({ id }) => id),
    tx,
  );
}

/** Removes entries from a roster, and from deleted events that refer to them. */
export async function deleteEntries(ids: readonly number[], tx: Tx): Promise<void> {
  if (ids.length === 0) return;
  await forgetEntries(ids, tx);
  await tx.delete(matchParticipants).where(inArray(matchParticipants.id, [...ids]));
}

/** Deletes entries of the team that had the seat before; a seat that was played on never changes its team. */
export async function deleteOfOtherTeams(
  { matchId, side, teamId }: Pick<EntryRow, 'matchId' | 'side' | 'teamId'>,
  tx: Tx,
): Promise<void> {
  const rows = await tx
    .select({ id: matchParticipants.id })
    .from(matchParticipants)
    .where(
      and(
        eq(matchParticipants.matchId, matchId),
        eq(matchParticipants.side, side),
        ne(matchParticipants.teamId, teamId),
      ),
    );
  await deleteEntries(
    rows.map(({ id }) => id),
    tx,
  );
}

export async function updateEntry(
  id: number,
  values: Pick<EntryRow, 'role' | 'jerseyNumber'>,
  tx: Tx,
): Promise<void> {
  await tx.update(matchParticipants).set(values).where(eq(matchParticipants.id, id));
}

export async function insertEntries(rows: readonly Omit<EntryRow, 'id'>[], tx: Tx): Promise<void> {
  if (rows.length > 0) await tx.insert(matchParticipants).values([...rows]);
}

export async function upsert(row: MatchRosterRow, tx: Tx): Promise<void> {
  const { matchId, side, ...values } = row;
  await tx
    .insert(matchRosters)
    .values(row)
    .onConflictDoUpdate({ target: [matchRosters.matchId, matchRosters.side], set: values });
}

/** Those of the participants who are in the roster of the other side of the match. */
export async function findOnOtherSide(
  { matchId, side }: { readonly matchId: number; readonly side: Side },
  participantIds: readonly number[],
  tx: Tx,
): Promise<number[]> {
  if (participantIds.length === 0) return [];
  const rows = await tx
    .select({ id: matchParticipants.participantId, side: matchParticipants.side })
    .from(matchParticipants)
    .where(
      and(
        eq(matchParticipants.matchId, matchId),
        inArray(matchParticipants.participantId, [...participantIds]),
      ),
    );
  return rows.filter((row) => row.side !== side).map(({ id }) => id);
}

/** Those of the participants who belong to the club. */
export async function findOfClub(
  clubId: number,
  participantIds: readonly number[],
  tx: Tx,
): Promise<Set<number>> {
  if (participantIds.length === 0) return new Set();
  const rows = await tx
    .select({ id: participants.id })
    .from(participants)
    .where(and(eq(participants.clubId, clubId), inArray(participants.id, [...participantIds])));
  return new Set(rows.map(({ id }) => id));
}
