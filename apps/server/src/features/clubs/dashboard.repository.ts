import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../platform/database/index.ts';
import {
  places,
  placeTranslations,
  referees,
  reporterAssignments,
  teams,
} from '../../platform/database/schema/index.ts';

const nameCs = alias(placeTranslations, 'name_cs');
const nameEn = alias(placeTranslations, 'name_en');

/** Teams and ordered packages of clubs, without withdrawn teams. */
export async function countOfClubs(clubIds: readonly number[], db: Db | Tx) {
  if (clubIds.length === 0) return new Map<number, never>();
  const rows = await db
    .select({
      clubId: teams.clubId,
      teamIds: sql<number[]>`array_agg(${teams.id} order by ${teams.id})`,
      persons: sql<number>`coalesce(sum(${teams.bundlePersons}), 0)::int`,
    })
    .from(teams)
    .where(and(inArray(teams.clubId, [...clubIds]), ne(teams.state, 'withdrawn')))
    .groupBy(teams.clubId);
  return new Map(rows.map((row) => [row.clubId, row]));
}

/** A user's referee registrations of an edition. */
export function findReferees(userId: number, editionId: number, db: Db | Tx) {
  return db
    .select({
      id: referees.id,
      firstName: referees.firstName,
      lastName: referees.lastName,
      registrationState: referees.registrationState,
      stateReason: referees.stateReason,
      createdAt: referees.createdAt,
      arrivalDate: referees.arrivalDate,
      departureDate: referees.departureDate,
    })
    .from(referees)
    .where(and(eq(referees.userId, userId), eq(referees.editionId, editionId)))
    .orderBy(asc(referees.id));
}

/** Halls of an edition that a reporter writes in, by day. */
export async function findHallsOfReporter(userId: number, editionId: number, db: Db | Tx) {
  const rows = await db
    .select({
      placeId: places.id,
      day: reporterAssignments.day,
      code: places.code,
      nameCs: nameCs.name,
      nameEn: nameEn.name,
    })
    .from(reporterAssignments)
    .innerJoin(places, eq(places.id, reporterAssignments.placeId))
    .leftJoin(nameCs, and(eq(nameCs.placeId, places.id), eq(nameCs.locale, 'cs')))
    .leftJoin(nameEn, and(eq(nameEn.placeId, places.id), eq(nameEn.locale, 'en')))
    .where(and(eq(reporterAssignments.userId, userId), eq(places.editionId, editionId)))
    .orderBy(asc(reporterAssignments.day), asc(places.code));
  return rows.map(({ code, ...row }) => ({ ...row, nameCs: row.nameCs ?? code, nameEn: row.nameEn ?? code }));
}

export { findCurrentEdition } from '../competition/index.ts';
