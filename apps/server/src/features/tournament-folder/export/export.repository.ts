import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { StageCode } from '@sevenmetre/rules/vocabulary';
import { type Db, oneLine } from '../../../platform/database/index.ts';
import { portalId } from '../../competition/index.ts';
import { breakLength } from '../store/match-result.ts';
import type { Cell } from './write-folder.ts';

/*
 * Rows of an edition for its files. Rows created in this product have no source id and get one made from
 * their own id, by which an import recognises them. The order depends on the rows only.
 */

const idOf = (table: SQL): SQL => sql`coalesce(${table}.source_id, ${portalId(table)})`;
const clubId = idOf(sql`clubs`);
const teamId = idOf(sql`teams`);
const groupId = idOf(sql`groups`);

export async function findCategories(editionId: number, db: Db): Promise<Cell[][]> {
  return cells(
    db,
    sql`select json_build_array(code, name_cs, name_en, gender, birth_date_min::text) as cells from team_categories
      where edition_id = ${editionId} order by weight, id`,
  );
}

/** Halls of the edition, and shared ones that its matches use. */
export async function findHalls(editionId: number, db: Db): Promise<Cell[][]> {
  return cells(
    db,
    sql`select distinct on (places.code) json_build_array(places.code, coalesce(names.name, places.code)) as cells from places
      left join place_translations names on names.place_id = places.id and names.locale = 'cs'
      where places.edition_id = ${editionId}
        or places.id in (select place_id from matches where edition_id = ${editionId})
      order by places.code, places.edition_id nulls last`,
  );
}

export async function findClubs(editionId: number, db: Db): Promise<Cell[][]> {
  return cells(
    db,
    sql`select json_build_array(${clubId}, clubs.name, countries.country_code) as cells from clubs
      join countries on countries.id = clubs.country_id where clubs.edition_id = ${editionId} order by clubs.id`,
  );
}

/** Teams of one club are adjacent, so that they keep their numbers. */
export async function findTeams(editionId: number, db: Db): Promise<Cell[][]> {
  return cells(
    db,
    sql`select json_build_array(${teamId}, ${clubId}, team_categories.code, teams.name,
        case teams.state when 'withdrawn' then 'yes' else 'no' end, teams.team_number,
        case teams.state when 'withdrawn' then teams.withdrawn_policy end) as cells from teams
      join clubs on clubs.id = teams.club_id join team_categories on team_categories.id = teams.category_id
      where teams.edition_id = ${editionId} order by teams.team_number, teams.id`,
  );
}

export async function findGroups(editionId: number, db: Db): Promise<Cell[][]> {
  return cells(
    db,
    sql`select json_build_array(${groupId}, team_categories.code, groups.label, round_levels.system_name, groups.playoff_category,
        case when groups.carries_over then 'yes' else 'no' end, groups.compared_place) as cells
      from groups join team_categories on team_categories.id = groups.category_id
      join round_levels on round_levels.id = groups.round_level_id
      where groups.edition_id = ${editionId} order by groups.weight, groups.id`,
  );
}

export async function findSeats(editionId: number, db: Db): Promise<Cell[][]> {
  return cells(
    db,
    sql`select json_build_array(${groupId}, seat, case when teams.id is null then null else ${teamId} end,
        case when sources.id is null then null else ${idOf(sql`sources`)} end, predecessor_standings,
        deducted_points, deduction_reason,
        case when sources.id is null then null when by_hand and team_id is null then 'yes' else 'no' end) as cells
      from group_teams join groups on groups.id = group_id left join teams on teams.id = team_id
      left join groups sources on sources.id = predecessor_group_id
      where groups.edition_id = ${editionId} order by groups.weight, groups.id, seat`,
  );
}

export interface MatchRow extends Record<string, unknown> {
  readonly id: number;
  readonly number: number;
  readonly group: string | null;
  /** UTC, in a format that `Date` parses. */
  readonly startsAt: string | null;
  readonly sourceDay: string | null;
  readonly hall: string | null;
  readonly home: string | null;
  readonly away: string | null;
  readonly homeSeat: string | null;
  readonly awaySeat: string | null;
  readonly homeScore: number | null;
  readonly awayScore: number | null;
  readonly walkOver: string | null;
  readonly ruling: string | null;
  readonly stage: string;
  readonly halfLength: number;
}

export async function findMatches(editionId: number, db: Db): Promise<MatchRow[]> {
  const seat = (
    side: 'home' | 'away',
  ) => sql`case when ${sql.identifier(`${side}_source`)}.id is null then null
    else ${idOf(sql.identifier(`${side}_source`).getSQL())} || ':' || ${sql.identifier(`${side}_predecessor_standings`)} end`;
  const { rows } = await db.execute<MatchRow>(sql`
    select matches.id, match_number as number, case when groups.id is null then null else ${groupId} end as "group",
      to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "startsAt",
      meta ->> 'sourceDay' as "sourceDay", places.code as hall,
      case when home.id is null then null else ${idOf(sql`home`)} end as home,
      case when away.id is null then null else ${idOf(sql`away`)} end as away,
      ${seat('home')} as "homeSeat", ${seat('away')} as "awaySeat", home_score as "homeScore",
      away_score as "awayScore", walk_over as "walkOver", ruling, stages.code as stage, half_length as "halfLength"
    from matches join match_stages stages on stages.id = stage_id
    left join groups on groups.id = matches.group_id left join places on places.id = place_id
    left join teams home on home.id = home_team_id left join teams away on away.id = away_team_id
    left join groups home_source on home_source.id = home_predecessor_group_id
    left join groups away_source on away_source.id = away_predecessor_group_id
    where matches.edition_id = ${editionId} and matches.cancelled_at is null order by match_number`);
  return rows;
}

/** The file has one team for each player, so a player of two teams becomes two. */
const playerId = sql`${idOf(sql`participants`)}
  || case when exists (select 1 from team_participants earlier
      where earlier.participant_id = participants.id and earlier.id < entries.id)
    then '@' || ${teamId} else '' end`;

/**
 * The format has no columns for birth dates, genders and contacts. Persons who are shown as a number only
 * have no name in the file.
 */
export async function findPlayers(editionId: number, db: Db): Promise<Cell[][]> {
  return cells(
    db,
    sql`select json_build_array(${playerId}, ${teamId}, entries.jersey_number,
        case when hidden then '' else first_name end, case when hidden then '' else last_name end, entries.role) as cells
      from team_participants entries join participants on participants.id = entries.participant_id
      join teams on teams.id = entries.team_id
      where participants.edition_id = ${editionId} order by participants.id, entries.id`,
  );
}

export async function findLineups(matchId: number, db: Db): Promise<Cell[][]> {
  return cells(
    db,
    sql`select json_build_array(match_number, ${teamId}, ${playerId}) as cells from match_participants
      join matches on matches.id = match_participants.match_id
      join participants on participants.id = match_participants.participant_id
      join teams on teams.id = match_participants.team_id
      join team_participants entries on entries.participant_id = participants.id and entries.team_id = teams.id
      where match_participants.match_id = ${matchId} order by match_participants.id`,
  );
}

export interface EventRow extends Record<string, unknown> {
  readonly stage: StageCode;
  readonly minute: number;
  readonly second: number;
  readonly type: string;
  readonly side: 'home' | 'away';
  readonly player: string | null;
}

/** In the order of the match, without deleted and waiting events. */
export async function findEvents(matchId: number, db: Db): Promise<EventRow[]> {
  const { rows } = await db.execute<EventRow>(sql`
    select stages.code as stage, minute, second, types.code as type, match_events.side,
      case when participants.id is null then null else ${playerId} end as player
    from match_events join match_stages stages on stages.id = match_events.stage_id
    join event_types types on types.id = event_type_id
    left join match_participants on match_participants.id = match_events.participant_id
    left join participants on participants.id = match_participants.participant_id
    left join teams on teams.id = match_participants.team_id
    left join team_participants entries on entries.participant_id = participants.id and entries.team_id = teams.id
    where match_events.match_id = ${matchId} and deleted_at is null and not pending
    order by stages.weight, minute, second, match_events.id`);
  return rows;
}

const utc = (column: SQL) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Starts, stops and corrections of the clock, in the order of precedence. */
export async function findClocks(matchId: number, db: Db): Promise<Cell[][]> {
  return cells(
    db,
    sql`select json_build_array(match_number, stages.code, seconds, case when running then 'yes' else 'no' end,
        ${utc(sql`match_clocks.at`)}, ${utc(sql`recorded_at`)}, device, client_key) as cells
      from match_clocks join matches on matches.id = match_clocks.match_id
      join match_stages stages on stages.id = match_clocks.stage_id
      where match_clocks.match_id = ${matchId}
      order by recorded_at, device collate "C", client_key collate "C"`,
  );
}

/**
 * Protests with their decisions, oldest first, texts in one line; without the users who filed and decided
 * them.
 */
export async function findProtests(editionId: number, db: Db): Promise<Cell[][]> {
  return cells(
    db,
    sql`select json_build_array(match_number, ${teamId}, ${oneLine(sql`reason`)}, fee, currency, ${utc(sql`filed_at`)}, ${utc(sql`due_at`)},
        decision, ${oneLine(sql`decision_reason`)}, case fee_returned when true then 'yes' when false then 'no' end,
        ${utc(sql`decided_at`)}, client_key) as cells
      from protests join matches on matches.id = protests.match_id join teams on teams.id = protests.team_id
      where matches.edition_id = ${editionId} and matches.cancelled_at is null order by protests.id`,
  );
}

/**
 * Times that an import made up; earlier imports have not stored them, so that they follow from the schedule. Such a match without a place
 * in the schedule has no start and an end that is made up.
 */
const madeUpStart = sql`coalesce(made_up_start, matches.starts_at)`;
const madeUpEnd = sql`coalesce(made_up_end, matches.starts_at + make_interval(secs => 2 * half_length + ${breakLength}))`;

/**
 * Reports of played matches with something to say, by number. Times that an import has made up from the schedule are left
 * out, also when the match was moved since: the next import makes them up again.
 */
export async function findReports(editionId: number, db: Db): Promise<Cell[][]> {
  return cells(
    db,
    sql`select json_build_array(match_number, ${utc(sql`began`)}, ${utc(sql`ended`)}, spectators, coalesce(${oneLine(sql`remarks`)}, ''),
        coalesce(${oneLine(sql`protest`)}, ''), coalesce(${oneLine(sql`injuries`)}, '')) as cells
      from (select match_number, reports.*,
          case when started_at is distinct from ${madeUpStart} then started_at end as began,
          case when coalesce(started_at, ${madeUpEnd}) is not null and ended_at is distinct from ${madeUpEnd} then ended_at end as ended
        from matches join match_stages stages on stages.id = stage_id and stages.code = 'finished'
        left join match_reports reports on reports.match_id = matches.id
        where edition_id = ${editionId} and cancelled_at is null and home_team_id is not null and away_team_id is not null) listed
      where began is not null or ended is not null or spectators is not null
        or concat(remarks, protest, injuries) <> '' order by match_number`,
  );
}

export interface WrittenRow extends EventRow {
  readonly text: string;
  readonly follows: boolean;
  readonly name: string;
  readonly writtenAt: string;
}

/** Written reports of a match with their cards, in the order of the match. */
export async function findWritten(matchId: number, db: Db): Promise<WrittenRow[]> {
  const { rows } = await db.execute<WrittenRow>(sql`
    select stages.code as stage, minute, second, 'blue-card' as type, match_events.side,
      case when participants.id is null then null else ${playerId} end as player,
      ${oneLine(sql`written_reports.text`)} as text, follows, written_reports.name, ${utc(sql`written_at`)} as "writtenAt"
    from written_reports
    join match_events on match_events.match_id = written_reports.match_id and client_key = event_key
    join match_stages stages on stages.id = match_events.stage_id
    left join match_participants on match_participants.id = match_events.participant_id
    left join participants on participants.id = match_participants.participant_id
    left join teams on teams.id = match_participants.team_id
    left join team_participants entries on entries.participant_id = participants.id and entries.team_id = teams.id
    where written_reports.match_id = ${matchId} and deleted_at is null and not pending
    order by stages.weight, minute, second, match_events.id`);
  return rows;
}

/** Decisions of a match, without the users who made them. */
export async function findDecisions(matchId: number, db: Db): Promise<Cell[][]> {
  return cells(
    db,
    sql`select json_build_array(match_number, ${teamId}, ${playerId}, decisions.matches, ${oneLine(sql`decisions.reason`)},
        ${utc(sql`decided_at`)}, case when every_team then 'yes' else 'no' end) as cells
      from disciplinary_decisions decisions join match_participants on match_participants.id = match_participant_id
      join matches on matches.id = match_participants.match_id
      join participants on participants.id = match_participants.participant_id
      join teams on teams.id = match_participants.team_id
      join team_participants entries on entries.participant_id = participants.id and entries.team_id = teams.id
      where match_participants.match_id = ${matchId} order by decisions.id`,
  );
}

/** What was scouted of a match and not taken back, in the order of recording. */
export async function findScouting(matchId: number, db: Db): Promise<Cell[][]> {
  return cells(
    db,
    sql`select json_build_array(match_number, ${teamId}, kind, case when participants.id is null then null else ${playerId} end,
        x, y, result, scouted.seconds, ${utc(sql`scouted.recorded_at`)}, scouted.device, scouted.client_key) as cells
      from scouting_entries scouted join matches on matches.id = scouted.match_id
      join teams on teams.id = case scouted.side when 'home' then home_team_id else away_team_id end
      left join match_participants on match_participants.id = scouted.participant_id
      left join participants on participants.id = match_participants.participant_id
      left join team_participants entries on entries.participant_id = participants.id and entries.team_id = teams.id
      where scouted.match_id = ${matchId} and not undone
      order by scouted.recorded_at, scouted.client_key collate "C"`,
  );
}

async function cells(db: Db, statement: SQL): Promise<Cell[][]> {
  const { rows } = await db.execute<{ cells: Cell[] }>(statement);
  return rows.map((row) => row.cells);
}
