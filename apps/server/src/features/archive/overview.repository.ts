import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';

export interface PlayedRow {
  readonly id: number;
  readonly editionId: number;
  readonly categoryId: number;
  readonly homeTeamId: number;
  readonly awayTeamId: number;
  readonly homeScore: number;
  readonly awayScore: number;
  readonly isFinal: boolean;
  readonly isWalkover: boolean;
}

/** Approved results of categories whose results are shown. */
export async function findPlayed(editionIds: readonly number[], tx: Tx): Promise<PlayedRow[]> {
  const { rows } = await tx.execute<{ [K in keyof PlayedRow]: PlayedRow[K] }>(sql`
    select m.id, m.edition_id as "editionId", g.category_id as "categoryId",
      m.home_team_id as "homeTeamId", m.away_team_id as "awayTeamId",
      m.home_score as "homeScore", m.away_score as "awayScore",
      (r.system_name = 'final' and coalesce(g.playoff_category, 'A') = 'A') as "isFinal",
      m.walk_over is not null as "isWalkover"
    from matches m
    join groups g on g.id = m.group_id
    join round_levels r on r.id = g.round_level_id
    join match_stages s on s.id = m.stage_id
    join team_categories c on c.id = g.category_id
    where m.edition_id in ${[...editionIds]} and not c.results_hidden and m.cancelled_at is null
      and (s.code = 'finished' or m.walk_over is not null)
      and m.home_score is not null and m.away_score is not null
      and m.home_team_id is not null and m.away_team_id is not null
    order by m.id`);
  return rows;
}

export interface TeamRow {
  readonly id: number;
  readonly editionId: number;
  readonly name: string | null;
  readonly teamNumber: number;
  readonly clubName: string;
  readonly countryCode: string;
  readonly categoryId: number;
}

/** Teams that appear on public pages. */
export async function findTeams(editionIds: readonly number[], tx: Tx): Promise<TeamRow[]> {
  const { rows } = await tx.execute<{ [K in keyof TeamRow]: TeamRow[K] }>(sql`
    select t.id, t.edition_id as "editionId", t.name, t.team_number as "teamNumber", c.name as "clubName",
      l.country_code as "countryCode", t.category_id as "categoryId"
    from teams t
    join clubs c on c.id = t.club_id
    join countries l on l.id = c.country_id
    where t.edition_id in ${[...editionIds]} and t.state = 'accepted'
      and c.registration_state in ('approved', 'processed')
    order by t.id`);
  return rows;
}

export interface CategoryRow {
  readonly id: number;
  readonly editionId: number;
  readonly code: string;
  readonly nameCs: string;
  readonly nameEn: string;
}

/** In the organiser's order. */
export async function findCategories(editionIds: readonly number[], tx: Tx): Promise<CategoryRow[]> {
  const { rows } = await tx.execute<{ [K in keyof CategoryRow]: CategoryRow[K] }>(sql`
    select id, edition_id as "editionId", code, name_cs as "nameCs", name_en as "nameEn"
    from team_categories where edition_id in ${[...editionIds]} order by weight, id`);
  return rows;
}
