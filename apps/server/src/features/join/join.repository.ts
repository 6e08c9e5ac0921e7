import { and, asc, count, eq, inArray, ne } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/index.ts';
import { clubs, countries, teams } from '../../platform/database/schema/index.ts';

/** Teams on the waiting list by category, of clubs that were not declined. */
export async function countWaiting(editionId: number, db: Db | Tx): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ categoryId: teams.categoryId, waiting: count() })
    .from(teams)
    .innerJoin(clubs, eq(clubs.id, teams.clubId))
    .where(
      and(
        eq(teams.editionId, editionId),
        eq(teams.state, 'waiting'),
        ne(clubs.registrationState, 'declined'),
      ),
    )
    .groupBy(teams.categoryId);
  return new Map(rows.map(({ categoryId, waiting }) => [categoryId, waiting]));
}

/** Clubs that the organiser has accepted, with the number of their accepted teams; by country and name. */
export function findAcceptedClubs(
  editionId: number,
  db: Db | Tx,
): Promise<{ name: string; countryCode: string; teams: number }[]> {
  return db
    .select({ name: clubs.name, countryCode: countries.countryCode, teams: count() })
    .from(clubs)
    .innerJoin(countries, eq(countries.id, clubs.countryId))
    .innerJoin(teams, and(eq(teams.clubId, clubs.id), eq(teams.state, 'accepted')))
    .where(and(eq(clubs.editionId, editionId), inArray(clubs.registrationState, ['approved', 'processed'])))
    .groupBy(clubs.id, countries.countryCode)
    .orderBy(asc(countries.countryCode), asc(clubs.name), asc(clubs.id));
}
