import { and, eq, inArray, isNull, ne, notInArray, or, sql } from 'drizzle-orm';
import { type Assignment, eachPersonText, type PersonTexts, type Standing } from '@sevenmetre/rules/roster';
import type { Db, Tx } from '../../platform/database/index.ts';
import {
  matches,
  matchEvents,
  matchParticipants,
  matchRosters,
  matchStages,
  participants,
  teamParticipants,
} from '../../platform/database/schema/index.ts';
import { deleteEntriesOf } from '../match-rosters/index.ts';

export type ParticipantColumns = Pick<
  typeof participants.$inferInsert,
  'firstName' | 'lastName' | 'birthDate' | 'gender'
> &
  Partial<PersonTexts>;

/** Columns of the optional texts. */
export const textColumns = eachPersonText((field) => participants[field]);

/** The club of a participant; null: no such participant. */
export async function findClubIdById(id: number, tx: Db | Tx): Promise<number | null> {
  const [row] = await tx
    .select({ clubId: participants.clubId })
    .from(participants)
    .where(eq(participants.id, id));
  return row?.clubId ?? null;
}

export async function insert(
  owner: { readonly clubId: number; readonly editionId: number },
  columns: ParticipantColumns,
  tx: Tx,
): Promise<number> {
  const { clubId, editionId } = owner;
  const [row] = await tx
    .insert(participants)
    .values({ clubId, editionId, ...columns })
    .returning({ id: participants.id });
  if (!row) throw new Error('A participant was not inserted');
  return row.id;
}

/** Increments the revision even if nothing has changed. */
export async function update(id: number, columns: ParticipantColumns, tx: Tx): Promise<void> {
  const revision = sql`${participants.revision} + 1`;
  await tx
    .update(participants)
    .set({ ...columns, revision })
    .where(eq(participants.id, id));
}

/** Replaces the places in teams. */
export async function replaceAssignments(
  participantId: number,
  assignments: readonly Assignment[],
  tx: Tx,
): Promise<void> {
  const kept = assignments.map(({ teamId }) => teamId);
  await tx
    .delete(teamParticipants)
    .where(
      and(
        eq(teamParticipants.participantId, participantId),
        kept.length > 0 ? notInArray(teamParticipants.teamId, kept) : undefined,
      ),
    );
  if (assignments.length === 0) return;
  await tx
    .insert(teamParticipants)
    .values(
      assignments.map(({ teamId, role, jerseyNumber }) => ({ participantId, teamId, role, jerseyNumber })),
    )
    .onConflictDoUpdate({
      target: [teamParticipants.teamId, teamParticipants.participantId],
      set: { role: sql`excluded.role`, jerseyNumber: sql`excluded.jersey_number` },
    });
}

/**
 * Locks the matches with the participant in their rosters, in order, so that no roster is confirmed
 * meanwhile.
 */
export async function lockMatchesOf(participantId: number, tx: Tx): Promise<void> {
  const ids = tx
    .select({ id: matchParticipants.matchId })
    .from(matchParticipants)
    .where(eq(matchParticipants.participantId, participantId));
  await tx
    .select({ id: matches.id })
    .from(matches)
    .where(inArray(matches.id, ids))
    .orderBy(matches.id)
    .for('update');
}

/** Records that would be lost with a participant. */
export async function findStanding(participantId: number, tx: Tx): Promise<Standing> {
  const own = tx
    .select({ id: matchParticipants.id })
    .from(matchParticipants)
    .where(eq(matchParticipants.participantId, participantId));
  const { participantId: first, secondaryParticipantId: second, deletedAt } = matchEvents;
  const [events] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(matchEvents)
    .where(and(isNull(deletedAt), or(inArray(first, own), inArray(second, own))));
  const [fixed] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(matchParticipants)
    .innerJoin(matches, eq(matches.id, matchParticipants.matchId))
    .innerJoin(matchStages, eq(matchStages.id, matches.stageId))
    .leftJoin(
      matchRosters,
      and(eq(matchRosters.matchId, matches.id), eq(matchRosters.side, matchParticipants.side)),
    )
    .where(
      and(
        eq(matchParticipants.participantId, participantId),
        or(ne(matchStages.code, 'not_started'), eq(matchRosters.state, 'confirmed')),
      ),
    );
  return { events: events?.count ?? 0, fixedRosters: fixed?.count ?? 0 };
}

/**
 * Deletes a participant and the entries in saved rosters; events that were deleted before no longer refer to
 * them.
 */
export async function deleteById(id: number, tx: Tx): Promise<void> {
  await deleteEntriesOf(id, tx);
  await tx.delete(participants).where(eq(participants.id, id));
}

/** Locks participants and returns what an import may change of them. */
export async function lockByIds(ids: readonly number[], tx: Tx) {
  if (ids.length === 0) return [];
  const { id, firstName, lastName, birthDate, gender } = participants;
  const rows = await tx
    .select({ id, firstName, lastName, birthDate, gender, ...textColumns })
    .from(participants)
    .where(inArray(id, [...ids]))
    .orderBy(id)
    .for('update');
  const { participantId, teamId, role, jerseyNumber } = teamParticipants;
  const places = await tx
    .select({ participantId, teamId, role, jerseyNumber })
    .from(teamParticipants)
    .where(inArray(participantId, [...ids]))
    .orderBy(teamId);
  return rows.map((row) => ({
    ...row,
    assignments: places.flatMap(({ participantId: owner, ...place }) => (owner === row.id ? [place] : [])),
  }));
}

/** Those of the participants who are in the roster of a match. */
export async function findInMatches(ids: readonly number[], tx: Tx): Promise<number[]> {
  const { participantId } = matchParticipants;
  const rows = await tx
    .selectDistinct({ id: participantId })
    .from(matchParticipants)
    .where(inArray(participantId, [...ids]));
  return rows.map(({ id }) => id);
}

/** Locks the participant, so that no roster can add them until the transaction ends. */
export async function lockById(id: number, tx: Tx): Promise<void> {
  await tx.select({ id: participants.id }).from(participants).where(eq(participants.id, id)).for('update');
}

/** Unknown ids are skipped. */
export async function updateBySourceIds(
  editionId: number,
  people: readonly {
    readonly sourceId: string;
    readonly birthDate: string;
    readonly gender: string;
  }[],
  tx: Tx,
): Promise<void> {
  const rows = JSON.stringify(people);
  await tx.execute(sql`
    update participants set birth_date = r."birthDate", gender = r.gender, revision = revision + 1
    from jsonb_to_recordset(${rows}::jsonb) as r ("sourceId" text, "birthDate" date, gender text)
    where participants.edition_id = ${editionId} and participants.source_id = r."sourceId"`);
}

/** Replacement for an erased name. */
const erased = '–';

/** Erases names, birth dates and texts of all participants of an edition; returns their ids. */
export async function eraseNamesOf(editionId: number, tx: Tx): Promise<number[]> {
  const rows = await tx
    .update(participants)
    .set({
      firstName: erased,
      lastName: erased,
      birthDate: null,
      gender: null,
      ...eachPersonText(() => ''),
    })
    .where(eq(participants.editionId, editionId))
    .returning({ id: participants.id });
  return rows.map(({ id }) => id);
}
