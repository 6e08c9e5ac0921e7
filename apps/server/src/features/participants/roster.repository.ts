import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Assignment, PersonGender, PersonTexts, RosterCategory } from '@sevenmetre/rules/roster';
import type { TeamState } from '@sevenmetre/rules/vocabulary';
import { ofCurrentEdition } from '../competition/index.ts';
import type { Db, Tx } from '../../platform/database/index.ts';
import {
  clubs,
  editions,
  matches,
  matchParticipants,
  participants,
  teamCategories,
  teamParticipants,
  teams,
} from '../../platform/database/schema/index.ts';
import { textColumns } from './participant.repository.ts';

export interface RosterClub {
  readonly id: number;
  readonly name: string;
  readonly editionId: number;
  /** ISO date. */
  readonly firstDay: string;
  readonly timeZone: string;
  /** State of the club's registration. */
  readonly declined: boolean;
}

/** A club of the current edition; null: no such club. */
export async function findClubById(id: number, tx: Db | Tx): Promise<RosterClub | null> {
  const [row] = await tx
    .select({
      id: clubs.id,
      name: clubs.name,
      editionId: editions.id,
      firstDay: editions.startDate,
      timeZone: editions.timeZone,
      state: clubs.registrationState,
    })
    .from(clubs)
    .innerJoin(editions, ofCurrentEdition(clubs.editionId))
    .where(eq(clubs.id, id));
  if (!row) return null;
  const { state, ...club } = row;
  return { ...club, declined: state === 'declined' };
}

/** Locks the club, so that concurrent changes of its roster wait: numbers are unique in a team. */
export async function lockClubById(id: number, tx: Tx): Promise<void> {
  await tx.select({ id: clubs.id }).from(clubs).where(eq(clubs.id, id)).for('update');
}

/** Teams of a club that were not withdrawn, by category and number. */
export function findTeamsByClubId(clubId: number, tx: Db | Tx) {
  return tx
    .select({ id: teams.id, name: teams.name, teamNumber: teams.teamNumber, categoryId: teams.categoryId })
    .from(teams)
    .innerJoin(teamCategories, eq(teamCategories.id, teams.categoryId))
    .where(and(eq(teams.clubId, clubId), ne(teams.state, 'withdrawn')))
    .orderBy(asc(teamCategories.weight), asc(teamCategories.code), asc(teams.teamNumber));
}

export function findCategoriesByEditionId(editionId: number, tx: Db | Tx): Promise<RosterCategory[]> {
  const { id, code, gender, birthDateMin } = teamCategories;
  return tx
    .select({ id, code, gender, birthDateMin })
    .from(teamCategories)
    .where(eq(teamCategories.editionId, editionId))
    .orderBy(asc(teamCategories.weight));
}

export interface StoredPerson extends PersonTexts {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: string | null;
  readonly gender: PersonGender | null;
  readonly revision: number;
  readonly assignments: readonly Assignment[];
}

/** All people of a club with their places in its teams. */
export async function findPersonsByClubId(clubId: number, tx: Db | Tx): Promise<StoredPerson[]> {
  const { id, firstName, lastName, birthDate, gender, revision } = participants;
  const people = await tx
    .select({ id, firstName, lastName, birthDate, gender, revision, ...textColumns })
    .from(participants)
    .where(eq(participants.clubId, clubId))
    .orderBy(asc(id));
  const { participantId, teamId, role, jerseyNumber } = teamParticipants;
  const places = await tx
    .select({ participantId, teamId, role, jerseyNumber })
    .from(teamParticipants)
    .innerJoin(participants, eq(participants.id, participantId))
    .where(eq(participants.clubId, clubId))
    .orderBy(asc(teamParticipants.id));
  const byPerson = Map.groupBy(places, (place) => place.participantId);
  return people.map((person) => ({
    ...person,
    assignments: (byPerson.get(person.id) ?? []).map(({ participantId: _, ...place }) => place),
  }));
}

/** Names in use in an edition, to tell first and family names of a list apart. */
export async function findKnownNames(
  editionId: number,
  tx: Db | Tx,
): Promise<{ first: string[]; last: string[] }> {
  const { firstName, lastName } = participants;
  const rows = await tx
    .selectDistinct({ firstName, lastName })
    .from(participants)
    .where(eq(participants.editionId, editionId));
  return { first: rows.map((row) => row.firstName), last: rows.map((row) => row.lastName) };
}

/** The last number of each participant. */
export async function findLastNumbers(clubId: number, tx: Db | Tx): Promise<ReadonlyMap<number, number>> {
  const rows = await tx
    .select({
      id: matchParticipants.participantId,
      number: sql<number | null>`(array_agg(${matchParticipants.jerseyNumber}
        order by ${matches.startsAt} desc nulls last, ${matches.id} desc))[1]`,
    })
    .from(matchParticipants)
    .innerJoin(participants, eq(participants.id, matchParticipants.participantId))
    .innerJoin(matches, eq(matches.id, matchParticipants.matchId))
    .where(eq(participants.clubId, clubId))
    .groupBy(matchParticipants.participantId);
  return new Map(rows.flatMap(({ id, number }) => (number === null ? [] : [[id, number] as const])));
}

/** Whether a public page may name one of the participants: in a team or in a match roster. */
export async function arePublic(ids: readonly number[], tx: Tx): Promise<boolean> {
  if (ids.length === 0) return false;
  const inTeam = tx
    .select({ id: teamParticipants.participantId })
    .from(teamParticipants)
    .where(inArray(teamParticipants.participantId, [...ids]));
  const inMatch = tx
    .select({ id: matchParticipants.participantId })
    .from(matchParticipants)
    .where(inArray(matchParticipants.participantId, [...ids]));
  return (await inTeam.limit(1)).length > 0 || (await inMatch.limit(1)).length > 0;
}

/** Teams of a club in these states, by category, with how many people their rosters name. */
export function findRosterCounts(clubId: number, states: readonly TeamState[], tx: Tx) {
  const { role } = teamParticipants;
  return tx
    .select({
      id: teams.id,
      name: teams.name,
      teamNumber: teams.teamNumber,
      state: teams.state,
      category: teamCategories.code,
      persons: teams.bundlePersons,
      players: sql<number>`(count(*) filter (where ${role} = 'player'))::int`,
      leaders: sql<number>`(count(*) filter (where ${role} = 'leader'))::int`,
    })
    .from(teams)
    .innerJoin(teamCategories, eq(teamCategories.id, teams.categoryId))
    .leftJoin(teamParticipants, eq(teamParticipants.teamId, teams.id))
    .where(and(eq(teams.clubId, clubId), inArray(teams.state, states)))
    .groupBy(teams.id, teamCategories.code, teamCategories.weight)
    .orderBy(asc(teamCategories.weight), asc(teams.teamNumber), asc(teams.id));
}
