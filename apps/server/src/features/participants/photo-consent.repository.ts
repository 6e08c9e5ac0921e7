import { and, asc, count, eq, isNotNull, isNull, ne, or } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import {
  clubs,
  matches,
  participants,
  teamCategories,
  teamParticipants,
  teams,
} from '../../platform/database/schema/index.ts';

/** Accepted teams by category, club and number, with the number of their people. */
export function findTeamsWithPeople(editionId: number, tx: Tx) {
  return tx
    .select({
      id: teams.id,
      name: teams.name,
      teamNumber: teams.teamNumber,
      clubName: clubs.name,
      category: teamCategories.code,
      people: count(teamParticipants.id),
    })
    .from(teams)
    .innerJoin(clubs, eq(clubs.id, teams.clubId))
    .innerJoin(teamCategories, eq(teamCategories.id, teams.categoryId))
    .leftJoin(teamParticipants, eq(teamParticipants.teamId, teams.id))
    .where(and(eq(teams.editionId, editionId), eq(teams.state, 'accepted')))
    .groupBy(teams.id, clubs.id, teamCategories.id)
    .orderBy(
      asc(teamCategories.weight),
      asc(teamCategories.code),
      asc(clubs.name),
      asc(teams.teamNumber),
      asc(teams.id),
    );
}

/** Players and leaders of an edition whose consent is not there, by number. */
export function findWithoutConsent(editionId: number, tx: Tx) {
  const { firstName, lastName, photoConsent } = participants;
  const { teamId, role, jerseyNumber } = teamParticipants;
  return tx
    .select({ teamId, firstName, lastName, role, jerseyNumber, photoConsent })
    .from(participants)
    .innerJoin(teamParticipants, eq(teamParticipants.participantId, participants.id))
    .where(and(eq(participants.editionId, editionId), ne(photoConsent, 'yes')))
    .orderBy(asc(jerseyNumber), asc(lastName), asc(firstName), asc(participants.id));
}

/** Planned matches of teams that are known, in order of time. */
export function findPlayed(editionId: number, tx: Tx) {
  const { startsAt, placeId, homeTeamId, awayTeamId } = matches;
  return tx
    .select({ startsAt, placeId, homeTeamId, awayTeamId })
    .from(matches)
    .where(
      and(
        eq(matches.editionId, editionId),
        isNull(matches.cancelledAt),
        isNotNull(startsAt),
        isNotNull(placeId),
        or(isNotNull(homeTeamId), isNotNull(awayTeamId)),
      ),
    )
    .orderBy(asc(startsAt), asc(matches.id));
}
