import { and, desc, eq, gt, inArray, or, sql } from 'drizzle-orm';
import { millisecondsOfHour } from '@sevenmetre/rules/dates';
import type { Db, Tx } from '../../platform/database/index.ts';
import {
  audit,
  checkIns,
  clubs,
  groups,
  groupTeams,
  matches,
  matchParticipants,
  places,
  reporterAssignments,
  sessions,
  teams,
  users,
} from '../../platform/database/schema/index.ts';

/** Reporters in halls of an edition on a day, with the last use of their sessions. */
export async function findReporters(editionId: number, day: string, tx: Tx) {
  const seen = sql<Date | null>`max(${sessions.lastSeenAt})`.mapWith(sessions.lastSeenAt);
  return tx
    .select({
      placeId: reporterAssignments.placeId,
      firstName: users.firstName,
      lastName: users.lastName,
      phone: users.phone,
      seenAt: seen,
    })
    .from(reporterAssignments)
    .innerJoin(users, eq(users.id, reporterAssignments.userId))
    .leftJoin(sessions, eq(sessions.userId, users.id))
    .innerJoin(places, and(eq(places.id, reporterAssignments.placeId), eq(places.editionId, editionId)))
    .where(eq(reporterAssignments.day, day))
    .groupBy(reporterAssignments.placeId, users.id);
}

/** Reports of devices in halls of an edition about unsent records. `seenAt`: their last call. */
export async function findDevices(editionId: number, tx: Tx) {
  const { lastSeenAt, unsentAt } = sessions;
  const seenAt = sql<Date>`greatest(${lastSeenAt}, ${unsentAt})`.mapWith(lastSeenAt);
  return tx
    .select({
      id: sessions.id,
      placeId: places.id,
      firstName: users.firstName,
      lastName: users.lastName,
      phone: users.phone,
      unsent: sql<number>`coalesce(${sessions.unsent}, 0)`,
      since: sessions.unsentSince,
      seenAt,
      battery: sessions.deviceBattery,
      release: sessions.deviceRelease,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(places, and(eq(places.id, sessions.unsentPlaceId), eq(places.editionId, editionId)))
    .orderBy(sessions.id);
}

/** Time of the last write to matches, by id. */
export async function findWritings(matchIds: readonly number[], tx: Tx) {
  if (matchIds.length === 0) return [];
  return tx
    .select({ id: matches.id, updatedAt: matches.updatedAt })
    .from(matches)
    .where(inArray(matches.id, [...matchIds]));
}

/** Sides of matches with a roster. */
export async function findRosters(matchIds: readonly number[], tx: Tx) {
  if (matchIds.length === 0) return [];
  const { matchId, side } = matchParticipants;
  return tx
    .selectDistinct({ matchId, side })
    .from(matchParticipants)
    .where(inArray(matchId, [...matchIds]));
}

/** Coming clubs of an edition, with their time of arrival. */
export async function findArrivals(editionId: number, tx: Tx) {
  return tx
    .selectDistinct({
      clubId: clubs.id,
      phone: clubs.tournamentContactPhone,
      arrivedAt: checkIns.doneAt,
    })
    .from(clubs)
    .innerJoin(teams, and(eq(teams.clubId, clubs.id), eq(teams.state, 'accepted')))
    .leftJoin(checkIns, and(eq(checkIns.clubId, clubs.id), eq(checkIns.step, 'arrived')))
    .where(and(eq(clubs.editionId, editionId), inArray(clubs.registrationState, ['approved', 'processed'])));
}

/** The last closing of each group that was closed by hand. */
export async function findClosings(editionId: number, tx: Tx) {
  return tx
    .selectDistinctOn([groups.id], {
      groupId: groups.id,
      at: audit.at,
      firstName: users.firstName,
      lastName: users.lastName,
      reason: audit.reason,
    })
    .from(groups)
    .innerJoin(
      audit,
      and(eq(audit.subjectType, 'group'), eq(audit.subjectId, groups.id), eq(audit.action, 'group.closed')),
    )
    .leftJoin(users, eq(users.id, audit.userId))
    .where(and(eq(groups.editionId, editionId), eq(groups.closedByHand, true)))
    .orderBy(groups.id, desc(audit.id));
}

/** Ids of seats that were set by hand. */
export async function findSeatsByHand(editionId: number, tx: Tx): Promise<number[]> {
  const rows = await tx
    .select({ id: groupTeams.id })
    .from(groupTeams)
    .innerJoin(groups, and(eq(groups.id, groupTeams.groupId), eq(groups.editionId, editionId)))
    .where(eq(groupTeams.byHand, true));
  return rows.map(({ id }) => id);
}

/** Matches with a side that was set by hand. */
export async function findSidesByHand(editionId: number, tx: Tx) {
  const { id, homeByHand, awayByHand } = matches;
  return tx
    .select({ id, homeByHand, awayByHand })
    .from(matches)
    .where(and(eq(matches.editionId, editionId), or(eq(homeByHand, true), eq(awayByHand, true))));
}

/** A device that is switched off keeps its last report; after a day it is not expected to send any more. */
const hoursOfReports = 24;

/** Devices that hold records which the server does not have, and for how long the first of them has; 0: none. */
export async function countUnsentDevices(
  db: Db,
  now: Date,
): Promise<{ readonly devices: number; readonly oldestSeconds: number }> {
  const { unsent, unsentAt, unsentSince } = sessions;
  const [row] = await db
    .select({
      devices: sql<number>`count(*)::int`,
      oldest: sql<number | null>`extract(epoch from min(${unsentSince}))::float8`,
    })
    .from(sessions)
    .where(and(gt(unsent, 0), gt(unsentAt, new Date(now.getTime() - hoursOfReports * millisecondsOfHour))));
  const { devices = 0, oldest = null } = row ?? {};
  return { devices, oldestSeconds: oldest === null ? 0 : Math.max(0, now.getTime() / 1000 - oldest) };
}
