import { sql } from 'drizzle-orm';
import type { TeamPlay } from '@sevenmetre/rules/registration';
import type { Tx } from '../../platform/database/index.ts';

/** The matches of each of these teams; a team without a match is left out. */
export async function findPlay(teamIds: readonly number[], tx: Tx): Promise<ReadonlyMap<number, TeamPlay>> {
  const { rows } = await tx.execute<TeamPlay & Record<string, unknown> & { teamId: number }>(sql`
    select t.id as "teamId",
      count(*) filter (where c.code not in ('not_started', 'waiting_for_approval', 'finished'))::int as running,
      count(*) filter (where c.code <> 'finished')::int as open
    from ${asked(teamIds)} t
    join matches m on m.home_team_id = t.id or m.away_team_id = t.id
    join match_stages c on c.id = m.stage_id
    group by t.id`);
  return new Map(rows.map(({ teamId, running, open }) => [teamId, { running, open }]));
}

/**
 * The groups in which these teams sit or play, ascending: their tables depend on whether the teams take part.
 */
export async function findGroupIds(teamIds: readonly number[], tx: Tx): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select s.group_id as id from group_teams s join ${asked(teamIds)} t on t.id = s.team_id
    union
    select m.group_id from matches m join ${asked(teamIds)} t on t.id = m.home_team_id or t.id = m.away_team_id
    where m.group_id is not null
    order by id`);
  return rows.map(({ id }) => id);
}

function asked(teamIds: readonly number[]) {
  return sql`(select value::int as id from json_array_elements_text(${JSON.stringify(teamIds)}::json))`;
}

export interface BegunMatches {
  /** Numbers of the matches that a team is playing. */
  readonly playing: number[];
  /** Numbers of its played matches whose results wait for approval. */
  readonly toApprove: number[];
}

/** Matches of a team that have begun and are not approved, ascending. */
export async function findBegun(teamId: number, tx: Tx): Promise<BegunMatches> {
  const { rows } = await tx.execute<{ matchNumber: number; code: string }>(sql`
    select m.match_number as "matchNumber", c.code from matches m join match_stages c on c.id = m.stage_id
    where (m.home_team_id = ${teamId} or m.away_team_id = ${teamId})
      and c.code not in ('not_started', 'finished')
    order by m.match_number`);
  const numbers = (isOver: boolean) =>
    rows.flatMap(({ matchNumber, code }) =>
      (code === 'waiting_for_approval') === isOver ? [matchNumber] : [],
    );
  return { playing: numbers(false), toApprove: numbers(true) };
}

/** Numbers of the bracket matches that a team has to play, ascending. */
export async function findBracketMatches(teamId: number, tx: Tx): Promise<number[]> {
  const { rows } = await tx.execute<{ matchNumber: number }>(sql`
    select m.match_number as "matchNumber" from matches m
    join match_stages c on c.id = m.stage_id
    join groups g on g.id = m.group_id
    join round_levels l on l.id = g.round_level_id
    where (m.home_team_id = ${teamId} or m.away_team_id = ${teamId})
      and c.code = 'not_started' and l.is_bracket and m.cancelled_at is null
    order by m.match_number`);
  return rows.map(({ matchNumber }) => matchNumber);
}

/** Number of groups in which a team has played and has no match left. */
export async function countFinishedGroups(teamId: number, tx: Tx): Promise<number> {
  const { rows } = await tx.execute<{ groupId: number }>(sql`
    select m.group_id as "groupId" from matches m join match_stages c on c.id = m.stage_id
    where (m.home_team_id = ${teamId} or m.away_team_id = ${teamId}) and m.group_id is not null
    group by m.group_id having bool_and(c.code = 'finished')`);
  return rows.length;
}
