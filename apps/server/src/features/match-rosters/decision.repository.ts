import { and, eq, inArray, isNotNull, isNull, ne } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/index.ts';
import {
  disciplinaryDecisions,
  editions,
  eventTypes,
  matches,
  matchEvents,
  matchParticipants,
  matchStages,
} from '../../platform/database/schema/index.ts';

/** Disciplinary decisions on people of these teams. */
export async function findDecisions(teamIds: readonly number[], tx: Db | Tx) {
  if (teamIds.length === 0) return [];
  return tx
    .select({
      matchId: matchParticipants.matchId,
      teamId: matchParticipants.teamId,
      participantId: matchParticipants.participantId,
      matches: disciplinaryDecisions.matches,
    })
    .from(disciplinaryDecisions)
    .innerJoin(matchParticipants, eq(matchParticipants.id, disciplinaryDecisions.matchParticipantId))
    .where(inArray(matchParticipants.teamId, [...teamIds]));
}

/**
 * Decisions on these people that reach every team of their club (MR16), with the match of the card. As cards do, they count
 * once that match is approved.
 */
export async function findClubDecisions(participantIds: readonly number[], tx: Db | Tx) {
  if (participantIds.length === 0) return [];
  const entry = matchParticipants;
  const rows = await tx
    .selectDistinct({
      participantId: entry.participantId,
      teamId: entry.teamId,
      matches: disciplinaryDecisions.matches,
      startsAt: matches.startsAt,
      matchNumber: matches.matchNumber,
    })
    .from(disciplinaryDecisions)
    .innerJoin(entry, eq(entry.id, disciplinaryDecisions.matchParticipantId))
    .innerJoin(matches, eq(matches.id, entry.matchId))
    .innerJoin(matchStages, eq(matchStages.id, matches.stageId))
    .innerJoin(matchEvents, eq(matchEvents.participantId, entry.id))
    .innerJoin(eventTypes, eq(eventTypes.id, matchEvents.eventTypeId))
    .where(
      and(
        inArray(entry.participantId, [...participantIds]),
        eq(disciplinaryDecisions.everyTeam, true),
        eq(matchStages.code, 'finished'),
        inArray(eventTypes.code, ['red-card', 'blue-card']),
        isNull(matchEvents.deletedAt),
        eq(matchEvents.pending, false),
      ),
    );
  return rows.map((row) => ({ ...row, startsAt: row.startsAt?.getTime() ?? null }));
}

/** A later decision replaces the earlier one. */
export async function upsertDecision(row: typeof disciplinaryDecisions.$inferInsert, tx: Tx): Promise<void> {
  await tx
    .insert(disciplinaryDecisions)
    .values(row)
    .onConflictDoUpdate({ target: disciplinaryDecisions.matchParticipantId, set: row });
}

export async function deleteDecision(matchParticipantId: number, tx: Tx): Promise<void> {
  await tx
    .delete(disciplinaryDecisions)
    .where(eq(disciplinaryDecisions.matchParticipantId, matchParticipantId));
}

/** Erases the reasons of decisions of editions whose names are erased; for how many matches stays. */
export async function forgetReasons(db: Db): Promise<void> {
  const old = db
    .select({ id: matchParticipants.id })
    .from(matchParticipants)
    .innerJoin(matches, eq(matches.id, matchParticipants.matchId))
    .innerJoin(editions, eq(editions.id, matches.editionId))
    .where(isNotNull(editions.namesErasedAt));
  await db
    .update(disciplinaryDecisions)
    .set({ reason: '' })
    .where(and(inArray(disciplinaryDecisions.matchParticipantId, old), ne(disciplinaryDecisions.reason, '')));
}
