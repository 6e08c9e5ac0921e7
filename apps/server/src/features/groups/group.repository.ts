import { sql } from 'drizzle-orm';
import { asOne } from '../../platform/database/index.ts';
import type { Tx } from '../../platform/database/index.ts';

/** A group with the numbers of its open matches and seats. */
export interface CountedGroup {
  readonly id: number;
  readonly label: string;
  readonly categoryCode: string;
  readonly matches: number;
  readonly open: number;
  readonly running: number;
  readonly closedByHand: boolean;
  readonly waiting: number;
}

/** In the order of play. A seat or side without a team is counted as waiting. */
export function findAllCounted(editionId: number, tx: Tx): Promise<CountedGroup[]> {
  return asOne<CountedGroup>(
    sql`select g.id, g.label, k.code as "categoryCode", g.closed_by_hand as "closedByHand",
      coalesce(m.matches, 0)::int as matches, coalesce(m.open, 0)::int as open,
      coalesce(m.running, 0)::int as running,
      ((select count(*) from group_teams s where s.predecessor_group_id = g.id and s.team_id is null)
        + (select count(*) from matches n where n.home_predecessor_group_id = g.id and n.home_team_id is null)
        + (select count(*) from matches n where n.away_predecessor_group_id = g.id and n.away_team_id is null)
      )::int as waiting
    from groups g
    join team_categories k on k.id = g.category_id
    left join (
      select n.group_id, count(*) as matches, count(*) filter (where c.code <> 'finished') as open,
        count(*) filter (where c.code not in ('finished', 'not_started')) as running
      from matches n join match_stages c on c.id = n.stage_id where n.edition_id = ${editionId} group by n.group_id
    ) m on m.group_id = g.id
    where g.edition_id = ${editionId}
    order by k.weight, k.id, g.weight, g.id`,
    tx,
  );
}

export { findCurrentEdition } from '../competition/index.ts';
