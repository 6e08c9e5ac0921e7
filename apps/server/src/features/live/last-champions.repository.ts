import { desc, eq, lt, sql } from 'drizzle-orm';
import { editionAddresses } from '@sevenmetre/rules/editions';
import { teamDisplayName } from '@sevenmetre/rules/names';
import type { Edition, LastChampions } from '@sevenmetre/rules/tournament';
import type { Tx } from '../../platform/database/index.ts';
import { editions } from '../../platform/database/schema/index.ts';

/**
 * Champions of the previous edition, of categories whose results are shown; null: no previous edition, or no
 * final.
 */
export async function findLastChampions(
  { startDate }: Pick<Edition, 'startDate'>,
  tx: Tx,
): Promise<LastChampions | null> {
  const { id, year, endDate } = editions;
  const [last] = await tx
    .select({ id, year })
    .from(editions)
    .where(lt(endDate, startDate))
    .orderBy(desc(endDate), desc(id))
    .limit(1);
  if (!last) return null;
  const rows = await findWinners(last.id, tx);
  if (rows.length === 0) return null;
  const addresses = editionAddresses(await tx.select({ id, year }).from(editions));
  return {
    year: last.year,
    address: addresses.get(last.id) ?? String(last.year),
    rows: rows.map(({ name, teamNumber, clubName, ...row }) => ({
      ...row,
      team: teamDisplayName({ name, teamNumber, clubName }),
    })),
  };
}

interface WinnerRow {
  readonly category: string;
  readonly matchId: number;
  readonly teamId: number;
  readonly name: string | null;
  readonly teamNumber: number;
  readonly clubName: string;
  readonly countryCode: string;
}

/** In the organiser's order of categories. */
async function findWinners(editionId: number, tx: Tx): Promise<WinnerRow[]> {
  const { rows } = await tx.execute<{ [K in keyof WinnerRow]: WinnerRow[K] }>(sql`
    select c.code as "category", m.id as "matchId", t.id as "teamId", t.name, t.team_number as "teamNumber",
      b.name as "clubName", l.country_code as "countryCode"
    from matches m
    join groups g on g.id = m.group_id
    join round_levels r on r.id = g.round_level_id
    join match_stages s on s.id = m.stage_id
    join team_categories c on c.id = g.category_id
    join teams t on t.id = case when m.home_score > m.away_score then m.home_team_id
      when m.home_score < m.away_score then m.away_team_id end
    join clubs b on b.id = t.club_id
    join countries l on l.id = b.country_id
    where ${eq(sql`m.edition_id`, editionId)} and not c.results_hidden and m.cancelled_at is null
      and r.system_name = 'final' and coalesce(g.playoff_category, 'A') = 'A'
      and (s.code = 'finished' or m.walk_over is not null)
    order by c.weight, c.id, m.id`);
  return rows;
}
