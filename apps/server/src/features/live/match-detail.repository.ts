import { and, asc, eq, isNull, or } from 'drizzle-orm';
import { defaultPublication, publications, publicPlayerName } from '@sevenmetre/rules/names';
import type { Publication } from '@sevenmetre/rules/names';
import type { PublicMatchEvent, PublicReferee, PublicRosterEntry } from '@sevenmetre/rules/snapshot';
import type { Db } from '../../platform/database/index.ts';
import {
  configurationEntries,
  countries,
  matchEvents,
  matchParticipants,
  matchReferees,
  matchStages,
  participants,
  referees,
} from '../../platform/database/schema/index.ts';
import { utcText } from '../competition/index.ts';

export interface MatchEvents {
  readonly events: readonly PublicMatchEvent[];
  /** Events that were there once; a reader that comes back may still show them. */
  readonly deletedIds: readonly number[];
}

/** An event that arrived after approval waits for a super reporter and is not public. */
export async function findEvents(matchId: number, db: Db): Promise<MatchEvents> {
  const rows = await db
    .select({ event: matchEvents, stageCode: matchStages.code })
    .from(matchEvents)
    .innerJoin(matchStages, eq(matchEvents.stageId, matchStages.id))
    .where(eq(matchEvents.matchId, matchId));
  const isShown = ({ event }: (typeof rows)[number]) => event.deletedAt === null && !event.pending;
  return {
    events: rows.filter(isShown).map(({ event, stageCode }) => ({
      id: event.id,
      minute: event.minute,
      second: event.second,
      createdTimestamp: utcText(event.createdTimestamp),
      competitionEventTypeId: event.eventTypeId,
      competitionMatchParticipantId: event.participantId,
      competitionMatchStageId: event.stageId,
      competitionMatchStageCode: stageCode,
      secondaryParticipantId: event.secondaryParticipantId,
      side: event.side,
    })),
    deletedIds: rows.filter((row) => !isShown(row)).map(({ event }) => event.id),
  };
}

/** Names as far as the edition publishes them; nothing else of a person is read. */
export async function findRoster(
  matchId: number,
  publication: Publication,
  db: Db,
): Promise<PublicRosterEntry[]> {
  const rows = await db
    .select({
      id: matchParticipants.id,
      teamId: matchParticipants.teamId,
      side: matchParticipants.side,
      role: matchParticipants.role,
      jerseyNumber: matchParticipants.jerseyNumber,
      firstName: participants.firstName,
      lastName: participants.lastName,
      hidden: participants.hidden,
    })
    .from(matchParticipants)
    .innerJoin(participants, eq(matchParticipants.participantId, participants.id))
    .where(eq(matchParticipants.matchId, matchId))
    .orderBy(asc(matchParticipants.jerseyNumber), asc(matchParticipants.id));
  return rows.map(({ id, teamId, side, role, jerseyNumber, ...person }) => ({
    id,
    teamId,
    side,
    isLeader: role === 'leader',
    jerseyNumber,
    name: publicPlayerName(person, publication),
  }));
}

export function findReferees(matchId: number, db: Db): Promise<PublicReferee[]> {
  return db
    .select({
      id: referees.id,
      firstName: referees.firstName,
      lastName: referees.lastName,
      countryCode: countries.countryCode,
    })
    .from(matchReferees)
    .innerJoin(referees, eq(matchReferees.refereeId, referees.id))
    .leftJoin(countries, eq(referees.countryId, countries.id))
    .where(eq(matchReferees.matchId, matchId))
    .orderBy(asc(matchReferees.position));
}

/** The edition's own entry goes before the one of all editions; an unknown value publishes as the default does. */
export async function findNamePublication(editionId: number, db: Db): Promise<Publication> {
  const rows = await db
    .select({ editionId: configurationEntries.editionId, value: configurationEntries.value })
    .from(configurationEntries)
    .where(
      and(
        eq(configurationEntries.key, 'player-name-publication'),
        or(eq(configurationEntries.editionId, editionId), isNull(configurationEntries.editionId)),
      ),
    );
  const entry = rows.find((row) => row.editionId !== null) ?? rows[0];
  return publications.find((known) => known === entry?.value) ?? defaultPublication;
}
