import { and, asc, eq, inArray } from 'drizzle-orm';
import { ofCurrentEdition } from '../competition/index.ts';
import type { Db, Tx } from '../../platform/database/index.ts';
import {
  clubs,
  countries,
  draws,
  editions,
  regions,
  teamCategories,
  teams,
} from '../../platform/database/schema/index.ts';

export type DrawRow = typeof draws.$inferSelect;

/** A category of the current edition, with the edition. */
export async function findCategory(code: string, tx: Db | Tx) {
  const [row] = await tx
    .select({
      id: teamCategories.id,
      code: teamCategories.code,
      nameCs: teamCategories.nameCs,
      nameEn: teamCategories.nameEn,
      editionId: editions.id,
      tournament: editions.name,
      timeZone: editions.timeZone,
    })
    .from(teamCategories)
    .innerJoin(editions, ofCurrentEdition(teamCategories.editionId))
    .where(eq(teamCategories.code, code));
  return row ?? null;
}

export type CategoryRow = NonNullable<Awaited<ReturnType<typeof findCategory>>>;

/** null: not announced yet. */
export async function findDraw(categoryId: number, tx: Db | Tx): Promise<DrawRow | null> {
  const [row] = await tx.select().from(draws).where(eq(draws.categoryId, categoryId));
  return row ?? null;
}

export async function lockDraw(categoryId: number, tx: Tx): Promise<DrawRow | null> {
  const [row] = await tx.select().from(draws).where(eq(draws.categoryId, categoryId)).for('update');
  return row ?? null;
}

/** false: there is one already. */
export async function insertDraw(draw: typeof draws.$inferInsert, tx: Tx): Promise<boolean> {
  const rows = await tx.insert(draws).values(draw).onConflictDoNothing().returning({ id: draws.categoryId });
  return rows.length > 0;
}

export async function updateDraw(
  categoryId: number,
  patch: Partial<Omit<DrawRow, 'categoryId'>>,
  tx: Tx,
): Promise<void> {
  await tx.update(draws).set(patch).where(eq(draws.categoryId, categoryId));
}

export async function deleteDraw(categoryId: number, tx: Tx): Promise<void> {
  await tx.delete(draws).where(eq(draws.categoryId, categoryId));
}

/** Accepted teams of a category among these, with the columns that a draw uses. */
export async function findDrawTeams(categoryId: number, ids: readonly number[], tx: Tx) {
  if (ids.length === 0) return [];
  return tx
    .select({
      id: teams.id,
      name: teams.name,
      teamNumber: teams.teamNumber,
      clubId: clubs.id,
      clubName: clubs.name,
      country: countries.countryCode,
      region: regions.code,
    })
    .from(teams)
    .innerJoin(clubs, eq(clubs.id, teams.clubId))
    .innerJoin(countries, eq(countries.id, clubs.countryId))
    .leftJoin(regions, eq(regions.id, clubs.regionId))
    .where(
      and(
        eq(teams.categoryId, categoryId),
        eq(teams.state, 'accepted'),
        inArray(clubs.registrationState, ['approved', 'processed']),
        inArray(teams.id, [...ids]),
      ),
    )
    .orderBy(asc(teams.id));
}
