import { asc, eq, sql } from 'drizzle-orm';
import { asOne } from '../../platform/database/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { editions, teamCategories } from '../../platform/database/schema/index.ts';

type EditionLists = Pick<typeof editions.$inferSelect, 'tieBreakers' | 'tieBreakersUnfinished'>;

/** In the organiser's order. */
export function findCategories(editionId: number, tx: Tx) {
  const { id, code, nameCs, nameEn, weight, tieBreakers, tieBreakersUnfinished } = teamCategories;
  return tx
    .select({ id, code, nameCs, nameEn, tieBreakers, tieBreakersUnfinished })
    .from(teamCategories)
    .where(eq(teamCategories.editionId, editionId))
    .orderBy(asc(weight), asc(id));
}

export type CategoryLists = Awaited<ReturnType<typeof findCategories>>[number];

export async function updateEdition(id: number, lists: EditionLists, tx: Tx): Promise<void> {
  await tx.update(editions).set(lists).where(eq(editions.id, id));
}

export async function updateCategory(
  id: number,
  lists: Pick<CategoryLists, 'tieBreakers' | 'tieBreakersUnfinished'>,
  tx: Tx,
): Promise<void> {
  await tx.update(teamCategories).set(lists).where(eq(teamCategories.id, id));
}

/** How many matches of a category have halves of a length. */
export interface CountedHalf {
  readonly categoryId: number;
  readonly seconds: number;
  readonly matches: number;
  /** Of these, those that keep it. */
  readonly begun: number;
}

/** The shortest first. Matches outside of groups are of no category. */
export function findHalves(editionId: number, tx: Tx): Promise<CountedHalf[]> {
  return asOne<CountedHalf>(
    sql`select g.category_id as "categoryId", m.half_length as seconds, count(*)::int as matches,
      (count(*) filter (where s.code <> 'not_started'))::int as begun
    from matches m join groups g on g.id = m.group_id join match_stages s on s.id = m.stage_id
    where m.edition_id = ${editionId}
    group by g.category_id, m.half_length order by g.category_id, m.half_length`,
    tx,
  );
}

/** Of matches that have not begun; the caller holds their locks. Gives how many were changed. */
export async function updateHalfLength(
  categoryId: number,
  seconds: number,
  now: Date,
  tx: Tx,
): Promise<number> {
  const { rows } = await tx.execute(
    sql`update matches m set half_length = ${seconds}, revision = revision + 1,
      updated_at = ${now.toISOString()}::timestamptz
    from groups g, match_stages s
    where g.id = m.group_id and g.category_id = ${categoryId} and s.id = m.stage_id
      and s.code = 'not_started' and m.half_length <> ${seconds}
    returning m.id`,
  );
  return rows.length;
}
