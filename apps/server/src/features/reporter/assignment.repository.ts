import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Role } from '@sevenmetre/rules/vocabulary';
import { findCurrentEdition } from '../competition/index.ts';
import type { Db, Tx } from '../../platform/database/index.ts';
import {
  editions,
  knownDevices,
  matches,
  places,
  reporterAssignments,
  sessions,
  users,
} from '../../platform/database/schema/index.ts';

const reporting: Role[] = [
  'ROLE_COMPETITION_REPORTER',
  'ROLE_COMPETITION_SUPER_REPORTER',
  'ROLE_ADMIN',
  'ROLE_SUPER_ADMIN',
];

/** All accounts that may report, by name. */
export async function findReporters(tx: Db | Tx) {
  const { id, firstName, lastName, email, roles } = users;
  return tx
    .select({ id, firstName, lastName, email, roles })
    .from(users)
    .where(sql`${roles} && ${sql.param(reporting, roles)}`)
    .orderBy(asc(lastName), asc(firstName), asc(id));
}

/** Last use of each user's sessions, and their number. */
export async function findSeen(
  userIds: readonly number[],
  tx: Db | Tx,
): Promise<ReadonlyMap<number, { readonly at: Date; readonly devices: number }>> {
  if (userIds.length === 0) return new Map();
  const rows = await tx
    .select({
      userId: knownDevices.userId,
      at: sql<string>`max(greatest(${knownDevices.lastSeenAt}, ${sessions.lastSeenAt}))`,
      devices: sql<number>`count(distinct ${knownDevices.id})::int`,
    })
    .from(knownDevices)
    .leftJoin(sessions, eq(sessions.userId, knownDevices.userId))
    .where(inArray(knownDevices.userId, [...userIds]))
    .groupBy(knownDevices.userId);
  return new Map(rows.map(({ userId, at, devices }) => [userId, { at: new Date(at), devices }]));
}

/** Starts of matches by hall of the edition, UTC, null if not scheduled; and the edition's zone. */
export async function findStarts(editionId: number, tx: Db | Tx) {
  return tx
    .selectDistinct({ startsAt: matches.startsAt, placeId: matches.placeId, timeZone: editions.timeZone })
    .from(matches)
    .innerJoin(editions, eq(editions.id, matches.editionId))
    .where(eq(matches.editionId, editionId));
}

/** Assignments to halls of the edition. */
export async function findAssignments(editionId: number, tx: Db | Tx) {
  return tx
    .select({
      userId: reporterAssignments.userId,
      placeId: reporterAssignments.placeId,
      day: reporterAssignments.day,
    })
    .from(reporterAssignments)
    .innerJoin(places, eq(places.id, reporterAssignments.placeId))
    .where(eq(places.editionId, editionId))
    .orderBy(asc(reporterAssignments.day), asc(reporterAssignments.placeId));
}

/** Names of the reporters in halls of the edition, by day. */
export async function findReporterNames(editionId: number, tx: Db | Tx) {
  const rows = await tx
    .select({
      placeId: reporterAssignments.placeId,
      day: reporterAssignments.day,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(reporterAssignments)
    .innerJoin(users, eq(users.id, reporterAssignments.userId))
    .innerJoin(places, eq(places.id, reporterAssignments.placeId))
    .where(eq(places.editionId, editionId))
    .orderBy(asc(users.lastName), asc(users.id));
  return rows.map(({ firstName, lastName, ...row }) => ({ ...row, name: `${firstName} ${lastName}`.trim() }));
}

export async function findCurrentEditionId(tx: Db | Tx): Promise<number | null> {
  return (await findCurrentEdition(tx))?.id ?? null;
}
