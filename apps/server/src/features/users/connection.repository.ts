import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { teamDisplayName } from '@sevenmetre/rules/names';
import type { Tx } from '../../platform/database/index.ts';
import {
  authenticators,
  clubAdmins,
  clubs,
  editions,
  passkeys,
  places,
  referees,
  reporterAssignments,
  teamAdmins,
  teamCategories,
  teams,
} from '../../platform/database/schema/index.ts';

const ofEdition = { editionName: editions.name, year: editions.year, current: editions.isCurrent };
const newestFirst = [desc(editions.year), asc(editions.name)] as const;

/** Clubs of all editions that a user administrates. */
export function findClubs(userId: number, tx: Tx) {
  return tx
    .select({ id: clubs.id, name: clubs.name, state: clubs.registrationState, ...ofEdition })
    .from(clubAdmins)
    .innerJoin(clubs, eq(clubs.id, clubAdmins.clubId))
    .innerJoin(editions, eq(editions.id, clubs.editionId))
    .where(eq(clubAdmins.userId, userId))
    .orderBy(...newestFirst, asc(clubs.id));
}

/** Teams of all editions that a user leads. */
export async function findTeams(userId: number, tx: Tx) {
  const rows = await tx
    .select({
      id: teams.id,
      clubId: teams.clubId,
      name: teams.name,
      teamNumber: teams.teamNumber,
      clubName: clubs.name,
      categoryCode: teamCategories.code,
      ...ofEdition,
    })
    .from(teamAdmins)
    .innerJoin(teams, eq(teams.id, teamAdmins.teamId))
    .innerJoin(clubs, eq(clubs.id, teams.clubId))
    .innerJoin(teamCategories, eq(teamCategories.id, teams.categoryId))
    .innerJoin(editions, eq(editions.id, teams.editionId))
    .where(eq(teamAdmins.userId, userId))
    .orderBy(...newestFirst, asc(teams.id));
  return rows.map(({ name, teamNumber, clubName, ...team }) => ({
    ...team,
    name: teamDisplayName({ name, teamNumber, clubName }),
  }));
}

/** Referee registrations of a user in all editions. */
export async function findReferees(userId: number, tx: Tx) {
  const { id, firstName, lastName, registrationState: state } = referees;
  const rows = await tx
    .select({ id, firstName, lastName, state, ...ofEdition })
    .from(referees)
    .innerJoin(editions, eq(editions.id, referees.editionId))
    .where(eq(referees.userId, userId))
    .orderBy(...newestFirst, asc(id));
  return rows.map(({ firstName: first, lastName: last, ...row }) => ({ ...row, name: `${first} ${last}` }));
}

/** Number of halls and days of a reporter in each edition. */
export function findHalls(userId: number, tx: Tx) {
  return tx
    .select({ ...ofEdition, count: sql<number>`count(*)::int` })
    .from(reporterAssignments)
    .innerJoin(places, eq(places.id, reporterAssignments.placeId))
    .innerJoin(editions, eq(editions.id, places.editionId))
    .where(eq(reporterAssignments.userId, userId))
    .groupBy(editions.id)
    .orderBy(...newestFirst);
}

export async function hasSecondStep(userId: number, tx: Tx): Promise<boolean> {
  const codes = await tx
    .select({ id: authenticators.userId })
    .from(authenticators)
    .where(and(eq(authenticators.userId, userId), isNotNull(authenticators.confirmedAt)));
  const keys = await tx
    .select({ id: passkeys.id })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .limit(1);
  return codes.length + keys.length > 0;
}
