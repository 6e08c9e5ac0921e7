import { asc, eq, inArray } from 'drizzle-orm';
import { ofCurrentEdition } from '../competition/index.ts';
import type { Db, Tx } from '../../platform/database/index.ts';
import {
  clubs,
  countries,
  editions,
  regions,
  teamCategories,
  teams,
} from '../../platform/database/schema/index.ts';

/** A club of the current edition; null: no such club. */
export async function findById(id: number, db: Db | Tx) {
  const [row] = await db
    .select({
      id: clubs.id,
      editionId: clubs.editionId,
      name: clubs.name,
      state: clubs.registrationState,
      stateReason: clubs.stateReason,
      createdAt: clubs.createdAt,
      arrivalDate: clubs.arrivalDate,
      departureDate: clubs.departureDate,
      locale: clubs.locale,
      countryCode: countries.countryCode,
      regionName: regions.name,
      timeZone: editions.timeZone,
    })
    .from(clubs)
    .innerJoin(editions, ofCurrentEdition(clubs.editionId))
    .innerJoin(countries, eq(countries.id, clubs.countryId))
    .leftJoin(regions, eq(regions.id, clubs.regionId))
    .where(eq(clubs.id, id));
  return row ?? null;
}

export type ClubRow = NonNullable<Awaited<ReturnType<typeof findById>>>;

/** Locks the club, so that concurrent changes of its users wait. */
export async function lockById(id: number, tx: Tx): Promise<void> {
  await tx.select({ id: clubs.id }).from(clubs).where(eq(clubs.id, id)).for('update');
}

/** Ids and names of a club's teams, withdrawn ones too, by category and number. */
export function findTeams(clubId: number, db: Db | Tx) {
  return db
    .select({
      id: teams.id,
      name: teams.name,
      teamNumber: teams.teamNumber,
      categoryCode: teamCategories.code,
    })
    .from(teams)
    .innerJoin(teamCategories, eq(teamCategories.id, teams.categoryId))
    .where(eq(teams.clubId, clubId))
    .orderBy(asc(teamCategories.weight), asc(teamCategories.code), asc(teams.teamNumber), asc(teams.id));
}

/** Clubs of the current edition that a user administrates or whose teams he leads. */
export async function findAllOfUser(
  { clubIds, teamIds }: { readonly clubIds: readonly number[]; readonly teamIds: readonly number[] },
  db: Db | Tx,
) {
  const led = teamIds.length === 0 ? [] : await findClubIdsOfTeams(teamIds, db);
  const ids = [...new Set([...clubIds, ...led])];
  if (ids.length === 0) return [];
  return db
    .select({
      id: clubs.id,
      name: clubs.name,
      registrationState: clubs.registrationState,
      stateReason: clubs.stateReason,
      createdAt: clubs.createdAt,
    })
    .from(clubs)
    .innerJoin(editions, ofCurrentEdition(clubs.editionId))
    .where(inArray(clubs.id, ids))
    .orderBy(asc(clubs.id));
}

async function findClubIdsOfTeams(teamIds: readonly number[], db: Db | Tx): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: teams.clubId })
    .from(teams)
    .where(inArray(teams.id, [...teamIds]));
  return rows.map(({ id }) => id);
}
