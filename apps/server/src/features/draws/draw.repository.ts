import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { ofCurrentEdition } from '../competition/index.ts';
import type { Db, Tx } from '../../platform/database/index.ts';
import {
  clubs,
  countries,
  drawInputs,
  draws,
  editions,
  regions,
  teamCategories,
  teams,
} from '../../platform/database/schema/index.ts';

export type DrawRow = typeof draws.$inferSelect;
type InputRow = typeof drawInputs.$inferSelect;

/** An attempt with all versions of its input, oldest first. */
export interface AttemptRow extends DrawRow {
  readonly inputs: readonly InputRow[];
}

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

/** All attempts of a category, oldest first. */
export async function findAttempts(categoryId: number, tx: Db | Tx): Promise<AttemptRow[]> {
  const rows = await tx
    .select()
    .from(draws)
    .where(eq(draws.categoryId, categoryId))
    .orderBy(asc(draws.number));
  return withInputs(rows, tx);
}

/** The last attempt of a category; null: none was announced. */
export async function findLastAttempt(categoryId: number, tx: Db | Tx): Promise<AttemptRow | null> {
  const rows = await tx
    .select()
    .from(draws)
    .where(eq(draws.categoryId, categoryId))
    .orderBy(desc(draws.number))
    .limit(1);
  return (await withInputs(rows, tx))[0] ?? null;
}

/** The last attempt, locked. */
export async function lockLastAttempt(categoryId: number, tx: Tx): Promise<AttemptRow | null> {
  const rows = await tx
    .select()
    .from(draws)
    .where(eq(draws.categoryId, categoryId))
    .orderBy(desc(draws.number))
    .limit(1)
    .for('update');
  return (await withInputs(rows, tx))[0] ?? null;
}

/** Every attempt of every category, locked. */
export function lockAllAttempts(tx: Tx): Promise<DrawRow[]> {
  return tx.select().from(draws).orderBy(asc(draws.categoryId), asc(draws.number)).for('update');
}

async function withInputs(rows: readonly DrawRow[], tx: Db | Tx): Promise<AttemptRow[]> {
  const [first] = rows;
  if (!first) return [];
  const inputs = await tx
    .select()
    .from(drawInputs)
    .where(
      and(
        eq(drawInputs.categoryId, first.categoryId),
        inArray(
          drawInputs.number,
          rows.map(({ number }) => number),
        ),
      ),
    )
    .orderBy(asc(drawInputs.number), asc(drawInputs.version));
  return rows.map((row) => ({ ...row, inputs: inputs.filter(({ number }) => number === row.number) }));
}

/** false: this attempt was announced meanwhile. */
export async function insertAttempt(draw: typeof draws.$inferInsert, tx: Tx): Promise<boolean> {
  const rows = await tx.insert(draws).values(draw).onConflictDoNothing().returning({ id: draws.categoryId });
  return rows.length > 0;
}

export async function insertInput(input: typeof drawInputs.$inferInsert, tx: Tx): Promise<void> {
  await tx.insert(drawInputs).values(input);
}

export async function updateAttempt(
  { categoryId, number }: Pick<DrawRow, 'categoryId' | 'number'>,
  patch: Partial<Omit<DrawRow, 'categoryId' | 'number'>>,
  tx: Tx,
): Promise<void> {
  await tx
    .update(draws)
    .set(patch)
    .where(and(eq(draws.categoryId, categoryId), eq(draws.number, number)));
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
