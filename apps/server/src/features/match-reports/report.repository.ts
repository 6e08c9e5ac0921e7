import { and, asc, desc, eq, inArray, isNull, ne } from 'drizzle-orm';
import { findCurrentEdition } from '../competition/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import {
  countries,
  matchClocks,
  matchEvents,
  matches,
  matchParticipants,
  matchReferees,
  matchReports,
  matchSignatures,
  matchStages,
  participants,
  referees,
  reportVersions,
  users,
  writtenReports,
} from '../../platform/database/schema/index.ts';

export interface MatchesAsked {
  readonly editionId: number;
  /** null: all halls. */
  readonly hallId: number | null;
}

/** Matches that have begun or were decided, in the order of play. */
export async function findBegun({ editionId, hallId }: MatchesAsked, tx: Tx) {
  const rows = await tx
    .select({ match: matches })
    .from(matches)
    .innerJoin(matchStages, eq(matchStages.id, matches.stageId))
    .where(
      and(
        eq(matches.editionId, editionId),
        hallId === null ? undefined : eq(matches.placeId, hallId),
        isNull(matches.cancelledAt),
        ne(matchStages.code, 'not_started'),
      ),
    )
    .orderBy(asc(matches.startsAt), asc(matches.matchNumber));
  return rows.map(({ match }) => match);
}

export async function findCurrentEditionId(tx: Tx): Promise<number | null> {
  return (await findCurrentEdition(tx))?.id ?? null;
}

/** Roster entries of the matches: players by number, officials in the order of the roster. */
export function findPeople(matchIds: readonly number[], tx: Tx) {
  const { matchId, side, role, jerseyNumber, id } = matchParticipants;
  const { firstName, lastName, licence, hidden } = participants;
  return tx
    .select({ id, matchId, side, role, jerseyNumber, firstName, lastName, licence, hidden })
    .from(matchParticipants)
    .innerJoin(participants, eq(participants.id, matchParticipants.participantId))
    .where(inArray(matchId, [...matchIds]))
    .orderBy(asc(jerseyNumber), asc(id));
}

export function findReferees(matchIds: readonly number[], tx: Tx) {
  const { matchId, position } = matchReferees;
  const { firstName, lastName, licenceNumber } = referees;
  const { countryCode } = countries;
  return tx
    .select({ matchId, firstName, lastName, licenceNumber, countryCode })
    .from(matchReferees)
    .innerJoin(referees, eq(referees.id, matchReferees.refereeId))
    .leftJoin(countries, eq(countries.id, referees.countryId))
    .where(inArray(matchId, [...matchIds]))
    .orderBy(asc(position));
}

export function findReports(matchIds: readonly number[], tx: Tx) {
  return tx
    .select()
    .from(matchReports)
    .where(inArray(matchReports.matchId, [...matchIds]));
}

/** Written reports of blue cards, by the key of the card. */
export function findWritten(matchIds: readonly number[], tx: Tx) {
  return tx
    .select({
      matchId: writtenReports.matchId,
      side: matchEvents.side,
      personId: matchEvents.participantId,
      text: writtenReports.text,
      follows: writtenReports.follows,
      name: writtenReports.name,
    })
    .from(writtenReports)
    .innerJoin(
      matchEvents,
      and(
        eq(matchEvents.matchId, writtenReports.matchId),
        eq(matchEvents.clientKey, writtenReports.eventKey),
      ),
    )
    .where(
      and(
        inArray(writtenReports.matchId, [...matchIds]),
        isNull(matchEvents.deletedAt),
        eq(matchEvents.pending, false),
      ),
    )
    .orderBy(asc(matchEvents.id));
}

/** Recorded clocks with their stages. */
export function findClocks(matchIds: readonly number[], tx: Tx) {
  return tx
    .select({ clock: matchClocks, stage: matchStages.code })
    .from(matchClocks)
    .innerJoin(matchStages, eq(matchStages.id, matchClocks.stageId))
    .where(inArray(matchClocks.matchId, [...matchIds]));
}

export function findSignatures(matchIds: readonly number[], tx: Tx) {
  return tx
    .select()
    .from(matchSignatures)
    .where(inArray(matchSignatures.matchId, [...matchIds]));
}

/** The newest sealed version of each match. */
export function findNewestVersions(matchIds: readonly number[], tx: Tx) {
  const { matchId, version, code, fingerprint, sealedAt } = reportVersions;
  return tx
    .selectDistinctOn([matchId], { matchId, version, code, fingerprint, sealedAt })
    .from(reportVersions)
    .where(inArray(matchId, [...matchIds]))
    .orderBy(asc(matchId), desc(version));
}

/** Accounts that recorded events or the clock of a match. Closed accounts have no name any more. */
export async function findTable(matchIds: readonly number[], tx: Tx) {
  const { firstName, lastName } = users;
  const named = isNull(users.closedAt);
  const ids = [...matchIds];
  const events = await tx
    .selectDistinct({ matchId: matchEvents.matchId, firstName, lastName })
    .from(matchEvents)
    .innerJoin(users, and(eq(users.id, matchEvents.createdByUserId), named))
    .where(inArray(matchEvents.matchId, ids));
  const clocks = await tx
    .selectDistinct({ matchId: matchClocks.matchId, firstName, lastName })
    .from(matchClocks)
    .innerJoin(users, and(eq(users.id, matchClocks.recordedByUserId), named))
    .where(inArray(matchClocks.matchId, ids));
  return [...events, ...clocks];
}

/** Events that count. */
export function findEvents(matchIds: readonly number[], tx: Tx) {
  return tx
    .select({ event: matchEvents, stageCode: matchStages.code })
    .from(matchEvents)
    .innerJoin(matchStages, eq(matchStages.id, matchEvents.stageId))
    .where(
      and(
        inArray(matchEvents.matchId, [...matchIds]),
        isNull(matchEvents.deletedAt),
        eq(matchEvents.pending, false),
      ),
    );
}
