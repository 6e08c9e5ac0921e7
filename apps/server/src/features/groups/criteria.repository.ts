import { asc, eq, sql } from 'drizzle-orm';
import { asOne } from '../../platform/database/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { teamCategories } from '../../platform/database/schema/index.ts';

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

/** Number of matches of a category with a length of halves. */
export interface CountedHalf {
  readonly categoryId: number;
  readonly seconds: number;
  readonly matches: number;
  /** Those of them that have begun and keep it. */
  readonly begun: number;
}

/** Shortest first. Matches without a group belong to no category. */
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
