import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import {
  disciplinaryDecisions,
  eventTypes,
  matchEvents,
  matchParticipants,
  participants,
  writtenReports,
} from '../../platform/database/schema/index.ts';

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
