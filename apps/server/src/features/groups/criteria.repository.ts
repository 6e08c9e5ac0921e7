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
