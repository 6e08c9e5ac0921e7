import { and, eq, sql } from 'drizzle-orm';
import type { Gender } from '@sevenmetre/rules/vocabulary';
import { countChanged, recordset } from '../../platform/database/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { teamCategories, teams } from '../../platform/database/schema/index.ts';

export type CategoryRow = typeof teamCategories.$inferSelect;

/** A category in a tournament folder. */
export interface FolderCategory {
  readonly code: string;
  readonly nameCs: string;
  readonly nameEn: string;
  readonly gender: Gender;
  readonly bornFrom: string | null;
}

/** In the order of the file. Returns the number of changed rows. */
export async function upsertCategories(
  editionId: number,
  rows: readonly FolderCategory[],
  tx: Tx,
): Promise<number> {
  const numbered = rows.map((row, weight) => ({ ...row, weight }));
  return countChanged(
    tx,
    sql`insert into team_categories (edition_id, code, name_cs, name_en, gender, birth_date_min, weight)
      select ${editionId}, code, "nameCs", "nameEn", gender, "bornFrom", weight
      from ${recordset(numbered, sql`code text, "nameCs" text, "nameEn" text, gender text, "bornFrom" date, weight int`)}
      order by weight
      on conflict (edition_id, code) do update set name_cs = excluded.name_cs, name_en = excluded.name_en,
        gender = excluded.gender, birth_date_min = excluded.birth_date_min, weight = excluded.weight
      where (team_categories.name_cs, team_categories.name_en, team_categories.gender,
          team_categories.birth_date_min, team_categories.weight)
        is distinct from (excluded.name_cs, excluded.name_en, excluded.gender, excluded.birth_date_min, excluded.weight)
      returning 1`,
  );
}

/** Copies categories of another edition to this one, as prepared by the caller. */
export async function insertCategories(
  editionId: number,
  categories: readonly CategoryRow[],
  tx: Tx,
): Promise<void> {
  const rows = categories.map(({ id: _, ...category }) => ({ ...category, editionId }));
  if (rows.length > 0) await tx.insert(teamCategories).values(rows);
}

/** Stores the criteria that order the tables of a category. */
export async function updateTieBreakers(
  id: number,
  lists: Pick<CategoryRow, 'tieBreakers' | 'tieBreakersUnfinished'>,
  tx: Tx,
): Promise<void> {
  await tx.update(teamCategories).set(lists).where(eq(teamCategories.id, id));
}

/** Sets the capacity to the present number of teams plus `more`. */
export async function updateCapacity(editionId: number, code: string, more: number, tx: Tx): Promise<void> {
  const present = sql`(select count(*) from ${teams} where ${teams.categoryId} = ${teamCategories.id})::int + ${more}`;
  await tx
    .update(teamCategories)
    .set({ capacity: sql`${present}` })
    .where(and(eq(teamCategories.editionId, editionId), eq(teamCategories.code, code)));
}
