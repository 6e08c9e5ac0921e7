import { asc, eq } from 'drizzle-orm';
import { defaultPublication, publications, publicPlayerName } from '@sevenmetre/rules/names';
import type { Publication } from '@sevenmetre/rules/names';
import type { PublicReferee, PublicRosterEntry } from '@sevenmetre/rules/snapshot';
import type { PublicMatchEvent } from '@sevenmetre/rules/tournament';
import type { Db, Tx } from '../../platform/database/index.ts';
import {
  countries,
  matchEvents,
  matchParticipants,
  matchReferees,
  matchStages,
  participants,
  referees,
} from '../../platform/database/schema/index.ts';
import { configurationRepository, toPublicEvent } from '../competition/index.ts';

export interface MatchEvents {
  readonly events: readonly PublicMatchEvent[];
  /** Ids of deleted events; a client that reconnects may still show them. */
  readonly deletedIds: readonly number[];
}

/** Events that arrived after the approval wait for a super reporter and are not public. */
export async function findEvents(matchId: number, db: Db): Promise<MatchEvents> {
  const rows = await db
    .select({ event: matchEvents, stageCode: matchStages.code })
    .from(matchEvents)
    .innerJoin(matchStages, eq(matchEvents.stageId, matchStages.id))
    .where(eq(matchEvents.matchId, matchId));
  const isShown = ({ event }: (typeof rows)[number]) => event.deletedAt === null && !event.pending;
  return {
    events: rows.filter(isShown).map(({ event, stageCode }) => toPublicEvent(event, stageCode)),
    deletedIds: rows.filter((row) => !isShown(row)).map(({ event }) => event.id),
  };
}

/** Names as far as the edition publishes them; reads no other personal data. */
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

/** An unknown value counts as the default. */
export async function findNamePublication(editionId: number, db: Db | Tx): Promise<Publication> {
  const key = 'player-name-publication';
  const values = await configurationRepository.findAllByEditionId(editionId, [key], db);
  return publications.find((known) => known === values.get(key)) ?? defaultPublication;
}
