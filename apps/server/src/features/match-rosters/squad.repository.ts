import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/index.ts';
import {
  eventTypes,
  matches,
  matchEvents,
  matchParticipants,
  matchStages,
  participants,
  teamCategories,
  teamParticipants,
  teams,
} from '../../platform/database/schema/index.ts';

export interface TeamOfRoster {
  readonly id: number;
  readonly clubId: number;
  readonly categoryId: number;
}

export async function findTeams(teamIds: readonly number[], tx: Db | Tx): Promise<TeamOfRoster[]> {
  if (teamIds.length === 0) return [];
  const { id, clubId, categoryId } = teams;
  return tx
    .select({ id, clubId, categoryId })
    .from(teams)
    .where(inArray(id, [...teamIds]));
}

/** Participants of these teams according to the rosters of their clubs. */
export async function findSquads(teamIds: readonly number[], tx: Db | Tx) {
  if (teamIds.length === 0) return [];
  const { teamId, participantId, role, jerseyNumber } = teamParticipants;
  return tx
    .select({ teamId, participantId, role, jerseyNumber })
    .from(teamParticipants)
    .where(inArray(teamId, [...teamIds]));
}

/** The participants with these ids, and all of these clubs. */
export async function findPeople(ids: readonly number[], clubIds: readonly number[], tx: Db | Tx) {
  const { id, clubId, firstName, lastName, birthDate } = participants;
  return tx
    .select({ id, clubId, firstName, lastName, birthDate })
    .from(participants)
    .where(or(inArray(id, [...ids]), inArray(clubId, [...clubIds])));
}

/** All matches of these teams, as the source of previous rosters. */
export async function findMatchesOfTeams(teamIds: readonly number[], tx: Db | Tx) {
  if (teamIds.length === 0) return [];
  const { id, startsAt, matchNumber, homeTeamId, awayTeamId, cancelledAt } = matches;
  const ids = [...teamIds];
  return tx
    .select({
      id,
      startsAt,
      matchNumber,
      homeTeamId,
      awayTeamId,
      cancelledAt,
      stageCode: matchStages.code,
    })
    .from(matches)
    .innerJoin(matchStages, eq(matchStages.id, matches.stageId))
    .where(or(inArray(homeTeamId, ids), inArray(awayTeamId, ids)));
}

/** Red and blue cards of these teams in approved matches. */
export async function findDisqualifications(teamIds: readonly number[], tx: Db | Tx) {
  if (teamIds.length === 0) return [];
  return tx
    .select({
      matchId: matchEvents.matchId,
      teamId: matchParticipants.teamId,
      participantId: matchParticipants.participantId,
      code: eventTypes.code,
    })
    .from(matchEvents)
    .innerJoin(eventTypes, eq(eventTypes.id, matchEvents.eventTypeId))
    .innerJoin(matchParticipants, eq(matchParticipants.id, matchEvents.participantId))
    .innerJoin(matches, eq(matches.id, matchEvents.matchId))
    .innerJoin(matchStages, eq(matchStages.id, matches.stageId))
    .where(
      and(
        inArray(matchParticipants.teamId, [...teamIds]),
        inArray(eventTypes.code, ['red-card', 'blue-card']),
        eq(matchStages.code, 'finished'),
        isNull(matchEvents.deletedAt),
        eq(matchEvents.pending, false),
      ),
    );
}

/** Teams in whose rosters these people have been players, in any match. */
export async function findPlayedTeams(participantIds: readonly number[], tx: Db | Tx) {
  if (participantIds.length === 0) return [];
  return tx
    .selectDistinct({
      participantId: matchParticipants.participantId,
      teamId: matchParticipants.teamId,
      categoryId: teams.categoryId,
    })
    .from(matchParticipants)
    .innerJoin(teams, eq(teams.id, matchParticipants.teamId))
    .where(
      and(
        inArray(matchParticipants.participantId, [...participantIds]),
        eq(matchParticipants.role, 'player'),
      ),
    );
}

export async function findCategories(editionId: number, tx: Db | Tx) {
  const { id, code, gender, birthDateMin, nameCs, nameEn } = teamCategories;
  return tx
    .select({ id, code, gender, birthDateMin, nameCs, nameEn })
    .from(teamCategories)
    .where(eq(teamCategories.editionId, editionId));
}
