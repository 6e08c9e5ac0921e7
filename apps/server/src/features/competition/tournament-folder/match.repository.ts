import { type SQL, sql } from 'drizzle-orm';
import { countChanged, recordset } from '../../../platform/database/index.ts';
import type { Db, Tx } from '../../../platform/database/index.ts';
import type { FolderMatch } from './folder-rows.ts';

/** Value of `device` of events from a folder. */
export const importDevice = 'import';

/** Ids of an edition's matches by number. */
export async function findMatchIds(editionId: number, db: Db): Promise<ReadonlyMap<number, number>> {
  const { rows } = await db.execute<{ id: number; number: number }>(
    sql`select id, match_number as number from matches where edition_id = ${editionId}`,
  );
  return new Map(rows.map(({ id, number }) => [number, id]));
}

/**
 * Locks all groups and matches of an edition in ascending order, so that nothing is reported while a folder
 * changes them.
 */
export async function lockGroupsAndMatches(editionId: number, tx: Tx): Promise<void> {
  await tx.execute(sql`select 1 from groups where edition_id = ${editionId} order by id for update`);
  await tx.execute(sql`select 1 from matches where edition_id = ${editionId} order by id for update`);
}

/** Numbers of the matches that were reported, approved or corrected in this product. */
export async function findNumbersReportedHere(editionId: number, tx: Tx): Promise<ReadonlySet<number>> {
  const { rows } = await tx.execute<{ number: number }>(sql`
    select match_number as number from matches
    where edition_id = ${editionId} and (
      exists (select 1 from match_events where match_id = matches.id and device <> ${importDevice})
      or exists (select 1 from audit where subject_type = 'match' and subject_id = matches.id)
      or exists (select 1 from audit join match_events on match_events.id = audit.subject_id
        where subject_type = 'match-event' and match_events.match_id = matches.id))`);
  return new Set(rows.map(({ number }) => number));
}

/** Schedule and sides, also of matches that were reported here. */
export async function upsertSchedule(
  editionId: number,
  rows: readonly FolderMatch[],
  tx: Tx,
): Promise<number> {
  return countChanged(
    tx,
    sql`insert into matches (edition_id, match_number, group_id, home_team_id, away_team_id,
        home_predecessor_group_id, home_predecessor_standings, away_predecessor_group_id,
        away_predecessor_standings, starts_at, place_id, half_length, meta, stage_id)
      select ${editionId}, r.number, groups.id, home.id, away.id, home_source.id, r."homeStanding", away_source.id,
        r."awayStanding", r."startsAt", places.id, r."halfLength",
        case when r."dayOnly" is null then '{}' else jsonb_build_object('sourceDay', r."dayOnly") end, stages.id
      from ${recordset(rows.map(scheduleOf), scheduleColumns)}
      join match_stages stages on stages.code = 'not_started'
      left join groups on groups.edition_id = ${editionId} and groups.source_id = r."group"
      left join teams home on home.edition_id = ${editionId} and home.source_id = r.home
      left join teams away on away.edition_id = ${editionId} and away.source_id = r.away
      left join groups home_source on home_source.edition_id = ${editionId} and home_source.source_id = r."homeGroup"
      left join groups away_source on away_source.edition_id = ${editionId} and away_source.source_id = r."awayGroup"
      left join places on places.id = coalesce(
        (select own.id from places own where own.edition_id = ${editionId} and own.code = r.hall),
        (select shared.id from places shared where shared.code = r.hall and ${usedByEdition(editionId)}))
      order by r.position
      on conflict (edition_id, match_number) do update set ${updateSchedule} where ${scheduleDiffers} returning 1`,
  );
}

const scheduleColumns = sql`number int, "group" text, home text, away text, "homeGroup" text, "homeStanding" int,
  "awayGroup" text, "awayStanding" int, "startsAt" timestamptz, hall text, "halfLength" int, "dayOnly" text,
  position int`;

function scheduleOf(match: FolderMatch, position: number): object {
  const { number, group, home, away, homeSeat, awaySeat, startsAt, hall, halfLength, day } = match;
  return {
    number,
    group,
    home,
    away,
    startsAt,
    hall,
    halfLength,
    position,
    homeGroup: homeSeat?.group ?? null,
    homeStanding: homeSeat?.standing ?? null,
    awayGroup: awaySeat?.group ?? null,
    awayStanding: awaySeat?.standing ?? null,
    dayOnly: startsAt === null ? day : null,
  };
}

/** A team that standings have put into a match stays if the folder does not know it yet. */
const updateSchedule = sql`group_id = excluded.group_id,
  home_team_id = coalesce(excluded.home_team_id, matches.home_team_id),
  away_team_id = coalesce(excluded.away_team_id, matches.away_team_id),
  home_predecessor_group_id = excluded.home_predecessor_group_id,
  home_predecessor_standings = excluded.home_predecessor_standings,
  away_predecessor_group_id = excluded.away_predecessor_group_id,
  away_predecessor_standings = excluded.away_predecessor_standings,
  starts_at = excluded.starts_at, place_id = excluded.place_id, half_length = excluded.half_length,
  revision = matches.revision + 1,
  meta = (matches.meta - 'sourceDay') || excluded.meta`;

const scheduleDiffers = sql`(matches.group_id, matches.home_team_id, matches.away_team_id,
    matches.home_predecessor_group_id, matches.home_predecessor_standings, matches.away_predecessor_group_id,
    matches.away_predecessor_standings, matches.starts_at, matches.place_id, matches.half_length, matches.meta)
  is distinct from (excluded.group_id, coalesce(excluded.home_team_id, matches.home_team_id),
    coalesce(excluded.away_team_id, matches.away_team_id), excluded.home_predecessor_group_id,
    excluded.home_predecessor_standings, excluded.away_predecessor_group_id, excluded.away_predecessor_standings,
    excluded.starts_at, excluded.place_id, excluded.half_length, (matches.meta - 'sourceDay') || excluded.meta)`;

/** Results of matches that were not reported here. */
export async function updateResults(editionId: number, rows: readonly object[], tx: Tx): Promise<number> {
  return countChanged(
    tx,
    sql`update matches set (${resultColumns}) = row(${resultValues}), revision = matches.revision + 1
      from ${recordset(rows, resultRecord)} join match_stages stages on stages.code = r.stage
      where matches.edition_id = ${editionId} and matches.match_number = r.number
        and (${resultColumns}) is distinct from (${resultValues})
      returning 1`,
  );
}

const resultColumns = sql`stage_id, home_score, away_score, home_goals_count, away_goals_count,
  home_half_time_score, away_half_time_score, walk_over, official_home_score, official_away_score, official_reason,
  ruling, ended_in_shootout, ended_in_extra_time, started_at, ended_at, made_up_start, made_up_end, approved_at, home_cards, away_cards, home_fair_play, away_fair_play`;

const resultValues = sql`stages.id, r."homeScore", r."awayScore", r."homeGoalsCount", r."awayGoalsCount",
  r."homeHalfTimeScore", r."awayHalfTimeScore", r."walkOver", r."officialHomeScore", r."officialAwayScore",
  r."officialReason", coalesce(r."saidRuling", matches.ruling), r."endedInShootout", r."endedInExtraTime",
  r."startedAt", r."endedAt", r."madeUpStart", r."madeUpEnd", r."endedAt", r."homeCards", r."awayCards", r."homeFairPlay", r."awayFairPlay"`;

const resultRecord = sql`number int, stage text, "homeScore" int, "awayScore" int, "homeGoalsCount" int,
  "awayGoalsCount" int, "homeHalfTimeScore" int, "awayHalfTimeScore" int, "walkOver" text,
  "officialHomeScore" int, "officialAwayScore" int, "officialReason" text, "saidRuling" text, "endedInShootout" boolean,
  "endedInExtraTime" boolean, "startedAt" timestamptz, "endedAt" timestamptz, "madeUpStart" timestamptz, "madeUpEnd" timestamptz, "homeCards" int, "awayCards" int, "homeFairPlay" int, "awayFairPlay" int`;

/** Shared places belong to no edition; these are used by matches of this one. */
export function usedByEdition(editionId: number): SQL {
  return sql`shared.edition_id is null
    and exists (select 1 from matches where matches.edition_id = ${editionId} and matches.place_id = shared.id)`;
}
