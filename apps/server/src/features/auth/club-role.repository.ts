import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import {
  clubAdmins,
  clubs,
  editions,
  referees,
  reporterAssignments,
  teamAdmins,
  teams,
  userFavourites,
} from '../../platform/database/schema/index.ts';

const userColumn = (userId: number) => sql<number>`${userId}::int`.as('user_id');
const byOperator = sql<boolean>`false`.as('given_by_other');

/** Does nothing when the current edition has no such club. */
export async function insertClubAdmin(userId: number, clubSourceId: string, tx: Tx): Promise<void> {
  const club = tx
    .select({ clubId: clubs.id, userId: userColumn(userId), givenByOther: byOperator })
    .from(clubs)
    .innerJoin(editions, and(eq(editions.id, clubs.editionId), eq(editions.isCurrent, true)))
    .where(eq(clubs.sourceId, clubSourceId));
  await tx.insert(clubAdmins).select(club).onConflictDoNothing();
}

/** Does nothing when the current edition has no such team. */
export async function insertTeamAdmin(userId: number, teamSourceId: string, tx: Tx): Promise<void> {
  const team = tx
    .select({ teamId: teams.id, userId: userColumn(userId), givenByOther: byOperator })
    .from(teams)
    .innerJoin(editions, and(eq(editions.id, teams.editionId), eq(editions.isCurrent, true)))
    .where(eq(teams.sourceId, teamSourceId));
  await tx.insert(teamAdmins).select(team).onConflictDoNothing();
}

/** A user has no part in any club, team or hall any more; a referee's registration stays, as nobody's. */
export async function deleteRolesOfUser(userId: number, tx: Tx): Promise<void> {
  await tx.delete(clubAdmins).where(eq(clubAdmins.userId, userId));
  await tx.delete(teamAdmins).where(eq(teamAdmins.userId, userId));
  await tx.delete(reporterAssignments).where(eq(reporterAssignments.userId, userId));
  await tx.update(referees).set({ userId: null }).where(eq(referees.userId, userId));
  await tx.delete(userFavourites).where(eq(userFavourites.userId, userId));
}
