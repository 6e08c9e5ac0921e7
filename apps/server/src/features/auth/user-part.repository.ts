import { and, eq, inArray, not, or, sql } from 'drizzle-orm';
import type { HallDay } from '@sevenmetre/rules/permissions';
import { ofCurrentEdition } from '../competition/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import {
  clubAdmins,
  clubs,
  editions,
  reporterAssignments,
  teamAdmins,
  teams,
} from '../../platform/database/schema/index.ts';

const userColumn = (userId: number) => sql<number>`${userId}::int`.as('user_id');
const byOperator = sql<boolean>`false`.as('given_by_other');

/** Does nothing when the current edition has no such club. */
export async function insertClubAdmin(userId: number, clubSourceId: string, tx: Tx): Promise<void> {
  const club = tx
    .select({ clubId: clubs.id, userId: userColumn(userId), givenByOther: byOperator })
    .from(clubs)
    .innerJoin(editions, ofCurrentEdition(clubs.editionId))
    .where(eq(clubs.sourceId, clubSourceId));
  await tx.insert(clubAdmins).select(club).onConflictDoNothing();
}

/** Does nothing when the current edition has no such team. */
export async function insertTeamAdmin(userId: number, teamSourceId: string, tx: Tx): Promise<void> {
  const team = tx
    .select({ teamId: teams.id, userId: userColumn(userId), givenByOther: byOperator })
    .from(teams)
    .innerJoin(editions, ofCurrentEdition(teams.editionId))
    .where(eq(teams.sourceId, teamSourceId));
  await tx.insert(teamAdmins).select(team).onConflictDoNothing();
}

/** @param givenByOther whether somebody else than the user gives it */
export async function addClubAdmin(
  clubId: number,
  userId: number,
  givenByOther: boolean,
  tx: Tx,
): Promise<void> {
  await tx.insert(clubAdmins).values({ clubId, userId, givenByOther }).onConflictDoNothing();
}

export async function deleteClubAdmin(clubId: number, userId: number, tx: Tx): Promise<void> {
  await tx.delete(clubAdmins).where(and(eq(clubAdmins.clubId, clubId), eq(clubAdmins.userId, userId)));
}

/** @param givenByOther whether somebody else than the user gives it */
export async function addTeamAdmins(
  teamIds: readonly number[],
  userId: number,
  givenByOther: boolean,
  tx: Tx,
): Promise<void> {
  if (teamIds.length === 0) return;
  const rows = teamIds.map((teamId) => ({ teamId, userId, givenByOther }));
  await tx.insert(teamAdmins).values(rows).onConflictDoNothing();
}

export async function deleteTeamAdmins(teamIds: readonly number[], userId: number, tx: Tx): Promise<void> {
  if (teamIds.length === 0) return;
  await tx
    .delete(teamAdmins)
    .where(and(eq(teamAdmins.userId, userId), inArray(teamAdmins.teamId, [...teamIds])));
}

/** Adds halls and days to a reporter. */
export async function addAssignments(userId: number, assignments: readonly HallDay[], tx: Tx): Promise<void> {
  if (assignments.length === 0) return;
  await tx
    .insert(reporterAssignments)
    .values(assignments.map((assignment) => ({ userId, ...assignment })))
    .onConflictDoNothing();
}

/** Replaces the days of one reporter in these halls. Those that stay keep who was there. */
export async function replaceAssignments(
  userId: number,
  hallIds: readonly number[],
  assignments: readonly (HallDay & { readonly presentAt?: Date | null })[],
  tx: Tx,
): Promise<void> {
  const { userId: user, placeId, day } = reporterAssignments;
  const kept = assignments.map((one) => and(eq(placeId, one.placeId), eq(day, one.day)));
  const own = and(eq(user, userId), inArray(placeId, [...hallIds]));
  await tx
    .delete(reporterAssignments)
    .where(kept.length === 0 ? own : and(own, not(or(...kept) ?? sql`false`)));
  if (assignments.length === 0) return;
  await tx
    .insert(reporterAssignments)
    .values(assignments.map((assignment) => ({ userId, ...assignment })))
    .onConflictDoNothing();
}

/** Presence of a reporter in a hall on a day (DU11); null: not there. */
export async function saveReporterPresence(
  userId: number,
  hall: HallDay,
  presentAt: Date | null,
  tx: Tx,
): Promise<void> {
  const { userId: user, placeId, day } = reporterAssignments;
  await tx
    .update(reporterAssignments)
    .set({ presentAt })
    .where(and(eq(user, userId), eq(placeId, hall.placeId), eq(day, hall.day)));
}

/** Removes a user from all clubs, teams and halls. */
export async function deleteAllOfUser(userId: number, tx: Tx): Promise<void> {
  await tx.delete(clubAdmins).where(eq(clubAdmins.userId, userId));
  await tx.delete(teamAdmins).where(eq(teamAdmins.userId, userId));
  await tx.delete(reporterAssignments).where(eq(reporterAssignments.userId, userId));
}
