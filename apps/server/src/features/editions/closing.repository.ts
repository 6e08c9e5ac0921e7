import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';

/**
 * Open items of an edition: matches that are not over and whose teams have not withdrawn (rules ST14, ST22),
 * results without approval, seats without a team, protests.
 */
export async function countOpenPlay(editionId: number, tx: Tx) {
  const { rows } = await tx.execute<{
    unplayed: number;
    unapproved: number;
    seats: number;
    protests: number;
  }>(sql`
    select
      (select count(*)::int from matches m join match_stages s on s.id = m.stage_id
        where m.edition_id = ${editionId} and m.cancelled_at is null and m.walk_over is null
          and s.code not in ('waiting_for_approval', 'finished')
          and not exists (select 1 from teams t
            where t.id in (m.home_team_id, m.away_team_id) and t.state = 'withdrawn')) as unplayed,
      (select count(*)::int from matches m join match_stages s on s.id = m.stage_id
        where m.edition_id = ${editionId} and m.cancelled_at is null
          and s.code = 'waiting_for_approval') as unapproved,
      (select count(*)::int from group_teams t join groups g on g.id = t.group_id
        where g.edition_id = ${editionId} and t.team_id is null) as seats,
      (select count(*)::int from protests p join matches m on m.id = p.match_id
        where m.edition_id = ${editionId} and p.decision is null) as protests`);
  const [row] = rows;
  if (!row) throw new Error('A count has one row');
  return row;
}
