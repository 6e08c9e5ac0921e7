import { eq, sql } from 'drizzle-orm';
import { editionAddresses } from '@sevenmetre/rules/editions';
import { clubKey, teamDisplayName } from '@sevenmetre/rules/names';
import type { ClubYear } from '@sevenmetre/rules/snapshot';
import type { Edition, Team } from '@sevenmetre/rules/tournament';
import type { Tx } from '../../platform/database/index.ts';
import { clubs, countries, editions } from '../../platform/database/schema/index.ts';

/**
 * Earlier editions in which the club of a team played, newest first, with its teams. Clubs are registered
 * again each year, so they are identified by name and country, as in the archive.
 */
export async function findEarlierYears(
  { startDate }: Pick<Edition, 'startDate'>,
  { clubId }: Pick<Team, 'clubId'>,
  tx: Tx,
): Promise<ClubYear[]> {
  const rows = await findEarlierTeams(startDate, await findSameClubs(clubId, tx), tx);
  if (rows.length === 0) return [];
  const { id, year } = editions;
  const addresses = editionAddresses(await tx.select({ id, year }).from(editions));
  const years = Map.groupBy(rows, ({ editionId }) => editionId);
  return [...years].flatMap(([editionId, teams]) => {
    const [first] = teams;
    if (!first) return [];
    return {
      address: addresses.get(editionId) ?? String(first.year),
      year: first.year,
      teams: teams.map((team) => ({
        id: team.id,
        name: teamDisplayName(team),
        category: team.category,
        champion: team.champion,
      })),
    };
  });
}

interface EarlierTeamRow {
  readonly editionId: number;
  readonly year: number;
  readonly id: number;
  readonly name: string | null;
  readonly teamNumber: number;
  readonly clubName: string;
  readonly category: string;
  /** Won the final of its category; false if results are hidden. */
  readonly champion: boolean;
}

/**
 * All registrations of a club over the years. Compared in code, because lower case in SQL depends on the
 * collation.
 */
export async function findSameClubs(clubId: number, tx: Tx): Promise<number[]> {
  const { id, name, countryId } = clubs;
  const own = tx.select({ countryId }).from(clubs).where(eq(id, clubId));
  const rows = await tx
    .select({ id, name, countryCode: countries.countryCode })
    .from(clubs)
    .innerJoin(countries, eq(countries.id, countryId))
    .where(eq(countryId, own));
  const keys = new Map(rows.map((row) => [row.id, clubKey(row.name, row.countryCode)]));
  return rows.map((row) => row.id).filter((other) => keys.get(other) === keys.get(clubId));
}

/** Public teams, in the organiser's order of categories. */
async function findEarlierTeams(
  startDate: string,
  clubIds: readonly number[],
  tx: Tx,
): Promise<EarlierTeamRow[]> {
  const { rows } = await tx.execute<{ [K in keyof EarlierTeamRow]: EarlierTeamRow[K] }>(sql`
    select e.id as "editionId", e.year, t.id, t.name, t.team_number as "teamNumber", b.name as "clubName",
      c.code as "category", not c.results_hidden and exists (
        select from matches m
        join groups g on g.id = m.group_id
        join round_levels r on r.id = g.round_level_id
        join match_stages s on s.id = m.stage_id
        where t.id = case when m.home_score > m.away_score then m.home_team_id
            when m.home_score < m.away_score then m.away_team_id end
          and m.edition_id = e.id and m.cancelled_at is null
          and r.system_name = 'final' and coalesce(g.playoff_category, 'A') = 'A'
          and (s.code = 'finished' or m.walk_over is not null)
      ) as "champion"
    from clubs b
    join editions e on e.id = b.edition_id
    join teams t on t.club_id = b.id and t.edition_id = e.id
    join team_categories c on c.id = t.category_id
    where b.id = any(${sql.param(clubIds)}::int[]) and e.end_date < ${startDate} and not e.is_current
      and t.state = 'accepted' and b.registration_state in ('approved', 'processed')
      and exists (select from matches p where p.edition_id = e.id)
    order by e.year desc, e.id desc, c.weight, c.id, t.team_number, t.id`);
  return rows;
}
