import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/index.ts';
import {
  disciplinaryDecisions,
  eventTypes,
  matchEvents,
  matchParticipants,
  participants,
  writtenReports,
} from '../../platform/database/schema/index.ts';

/** Decisions on people of these teams. */
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

/** Red and blue cards of a match that count, by match clock, with person, written report and decision. */
export function findCards(matchId: number, tx: Tx) {
  return tx
    .select({
      event: matchEvents,
      code: eventTypes.code,
      number: matchParticipants.jerseyNumber,
      firstName: participants.firstName,
      lastName: participants.lastName,
      report: writtenReports,
      decision: disciplinaryDecisions,
    })
    .from(matchEvents)
    .innerJoin(eventTypes, eq(eventTypes.id, matchEvents.eventTypeId))
    .leftJoin(matchParticipants, eq(matchParticipants.id, matchEvents.participantId))
    .leftJoin(participants, eq(participants.id, matchParticipants.participantId))
    .leftJoin(
      writtenReports,
      and(
        eq(writtenReports.matchId, matchEvents.matchId),
        eq(writtenReports.eventKey, matchEvents.clientKey),
      ),
    )
    .leftJoin(disciplinaryDecisions, eq(disciplinaryDecisions.matchParticipantId, matchEvents.participantId))
    .where(
      and(
        eq(matchEvents.matchId, matchId),
        inArray(eventTypes.code, ['red-card', 'blue-card']),
        isNull(matchEvents.deletedAt),
        eq(matchEvents.pending, false),
      ),
    )
    .orderBy(asc(matchEvents.minute), asc(matchEvents.second), asc(matchEvents.id));
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
