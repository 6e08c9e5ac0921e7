import { sql } from 'drizzle-orm';
import type { NamedSeats } from '@sevenmetre/rules/bracket';
import { countChanged, numbered, recordset } from '../../../platform/database/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { FolderClub, FolderGroup, FolderSeat, FolderTeam } from './folder-rows.ts';

/*
 * Every function stores the rows of one file in an edition with one statement, changes only rows that differ,
 * and returns their number. Rows keep their order, so that ids follow the file.
 */

/** The registration of a club that plays was settled elsewhere. */
export async function upsertClubs(editionId: number, rows: readonly FolderClub[], tx: Tx): Promise<number> {
  const clubs = recordset(numbered(rows), sql`id text, name text, country text, position int`);
  return countChanged(
    tx,
    sql`insert into clubs (edition_id, source_id, name, country_id, registration_state)
      select ${editionId}, r.id, r.name, countries.id, 'processed' from ${clubs}
      join countries on countries.country_code = r.country order by position
      on conflict (edition_id, source_id) do update set name = excluded.name, country_id = excluded.country_id
      where (clubs.name, clubs.country_id) is distinct from (excluded.name, excluded.country_id)
      returning 1`,
  );
}

export async function upsertTeams(editionId: number, rows: readonly FolderTeam[], tx: Tx): Promise<number> {
  const teams = recordset(
    numbered(rows),
    sql`id text, club text, category text, name text, number int, position int`,
  );
  return countChanged(
    tx,
    sql`insert into teams (edition_id, source_id, club_id, category_id, name, team_number)
      select ${editionId}, r.id, clubs.id, team_categories.id, r.name, r.number from ${teams}
      join clubs on clubs.edition_id = ${editionId} and clubs.source_id = r.club
      join team_categories on team_categories.edition_id = ${editionId} and team_categories.code = r.category
      order by position
      on conflict (edition_id, source_id) do update set club_id = excluded.club_id,
        category_id = excluded.category_id, name = excluded.name, team_number = excluded.team_number
      where (teams.club_id, teams.category_id, teams.name, teams.team_number)
        is distinct from (excluded.club_id, excluded.category_id, excluded.name, excluded.team_number)
      returning 1`,
  );
}

/**
 * Updates teams that withdraw or come back according to the folder; teams on the waiting list are not
 * accepted by it. Returns the club of each changed team.
 */
export async function updateWithdrawn(
  editionId: number,
  rows: readonly FolderTeam[],
  tx: Tx,
): Promise<number[]> {
  const { rows: changed } = await tx.execute<{ clubId: number }>(sql`
    update teams set state = case when r.withdrawn then 'withdrawn' else 'accepted' end,
      withdrawn_policy = case when r.withdrawn then r.results end
    from ${recordset(rows, sql`id text, withdrawn boolean, results text`)}
    where teams.edition_id = ${editionId} and teams.source_id = r.id
      and r.withdrawn is not null and ((teams.state = 'withdrawn') <> r.withdrawn
        or (r.withdrawn and r.results is not null and teams.withdrawn_policy is distinct from r.results))
    returning teams.club_id as "clubId"`);
  return changed.map(({ clubId }) => clubId);
}

/** Labels of groups that the folder does not name; they cannot be used for its groups. */
export async function findForeignLabels(
  editionId: number,
  sourceIds: readonly string[],
  tx: Tx,
): Promise<ReadonlySet<string>> {
  const { rows } = await tx.execute<{ label: string }>(sql`
    select label from groups where edition_id = ${editionId}
      and (source_id is null or source_id not in (select value from json_array_elements_text(${JSON.stringify(sourceIds)}::json)))`);
  return new Set(rows.map(({ label }) => label));
}

/** Frees the labels that change, so that two groups can swap labels. */
export async function releaseLabels(editionId: number, rows: readonly FolderGroup[], tx: Tx): Promise<void> {
  await tx.execute(sql`
    update groups set label = '#' || groups.id from ${recordset(rows, sql`id text, label text`)}
    where groups.edition_id = ${editionId} and groups.source_id = r.id and groups.label <> r.label`);
}

/** @param roundLevelIds by system name */
export async function upsertGroups(
  editionId: number,
  rows: readonly FolderGroup[],
  roundLevelIds: ReadonlyMap<string, number>,
  tx: Tx,
): Promise<number> {
  const groups = rows.map((row, weight) => ({ ...row, level: roundLevelIds.get(row.round), weight }));
  return countChanged(
    tx,
    sql`insert into groups (edition_id, source_id, category_id, round_level_id, label, playoff_category, compared_place, weight)
      select ${editionId}, r.id, team_categories.id, r.level, r.label, r.playoff, r."comparedPlace", r.weight
      from ${recordset(groups, sql`id text, category text, level int, label text, playoff text, "comparedPlace" int, weight int`)}
      join team_categories on team_categories.edition_id = ${editionId} and team_categories.code = r.category
      order by r.weight
      on conflict (edition_id, source_id) do update set category_id = excluded.category_id,
        round_level_id = excluded.round_level_id, label = excluded.label,
        playoff_category = excluded.playoff_category, compared_place = excluded.compared_place,
        weight = excluded.weight
      where (groups.category_id, groups.round_level_id, groups.label, groups.playoff_category,
          groups.compared_place, groups.weight)
        is distinct from (excluded.category_id, excluded.round_level_id, excluded.label,
          excluded.playoff_category, excluded.compared_place, excluded.weight)
      returning 1`,
  );
}

/**
 * A team that standings have put into a seat stays if the folder does not know it yet, and so do a deduction and a seat left empty that the
 * folder does not mention.
 */
export async function upsertSeats(editionId: number, rows: readonly FolderSeat[], tx: Tx): Promise<number> {
  const seats = rows.map(({ group, seat, team, from, deducted, deductionReason, nobody }, position) => ({
    group,
    seat,
    team,
    position,
    deducted,
    nobody,
    reason: deducted ? deductionReason : null,
    source: from?.group ?? null,
    standing: from?.standing ?? null,
  }));
  // A deduction leaves the seat with its team (rule ST23).
  const isOther = sql`excluded.team_id is not null and excluded.team_id is distinct from group_teams.team_id`;
  const structure = await countChanged(
    tx,
    sql`insert into group_teams (group_id, seat, team_id, predecessor_group_id, predecessor_standings)
      select groups.id, r.seat, teams.id, sources.id, r.standing
      from ${recordset(seats, sql`"group" text, seat int, team text, source text, standing int, position int`)}
      join groups on groups.edition_id = ${editionId} and groups.source_id = r."group"
      left join teams on teams.edition_id = ${editionId} and teams.source_id = r.team
      left join groups sources on sources.edition_id = ${editionId} and sources.source_id = r.source
      order by position
      on conflict (group_id, seat) do update set team_id = coalesce(excluded.team_id, group_teams.team_id),
        predecessor_group_id = excluded.predecessor_group_id, predecessor_standings = excluded.predecessor_standings,
        deducted_points = case when ${isOther} then 0 else group_teams.deducted_points end,
        deduction_reason = case when ${isOther} then null else group_teams.deduction_reason end
      where (group_teams.team_id, group_teams.predecessor_group_id, group_teams.predecessor_standings)
        is distinct from (coalesce(excluded.team_id, group_teams.team_id), excluded.predecessor_group_id,
          excluded.predecessor_standings)
      returning 1`,
  );
  return structure + (await updateRulings(editionId, seats, tx));
}

interface SeatRulings {
  readonly group: string;
  readonly seat: number;
  readonly deducted: number | null;
  readonly reason: string | null;
  readonly nobody: boolean | null;
}

/** Deductions and seats left empty, as far as the folder mentions them. */
function updateRulings(editionId: number, seats: readonly SeatRulings[], tx: Tx): Promise<number> {
  const said = seats.filter(({ deducted, nobody }) => deducted !== null || nobody !== null);
  const columns = sql`"group" text, seat int, deducted int, reason text, nobody boolean`;
  const byHand = sql`case when r.nobody is null or group_teams.team_id is not null then group_teams.by_hand else r.nobody end`;
  const points = sql`coalesce(r.deducted, group_teams.deducted_points)`;
  const reason = sql`case when r.deducted is null then group_teams.deduction_reason else r.reason end`;
  return countChanged(
    tx,
    sql`update group_teams set deducted_points = ${points}, deduction_reason = ${reason}, by_hand = ${byHand}
      from ${recordset(said, columns)}
      join groups on groups.edition_id = ${editionId} and groups.source_id = r."group"
      where group_teams.group_id = groups.id and group_teams.seat = r.seat
        and (group_teams.deducted_points, group_teams.deduction_reason, group_teams.by_hand)
          is distinct from (${points}, ${reason}, ${byHand})
      returning 1`,
  );
}

/** Stores whether seats and sides that wait for a place were set by hand. */
export async function updateByHand(
  { seats, home, away }: NamedSeats,
  byHand: boolean,
  tx: Tx,
): Promise<void> {
  const ids = (set: ReadonlySet<number>) =>
    sql`(select value::int from json_array_elements_text(${JSON.stringify([...set])}::json))`;
  await tx.execute(sql`update group_teams set by_hand = ${byHand}
    where id in ${ids(seats)} and predecessor_group_id is not null and by_hand <> ${byHand}`);
  await tx.execute(sql`update matches set home_by_hand = ${byHand}
    where id in ${ids(home)} and home_predecessor_group_id is not null and home_by_hand <> ${byHand}`);
  await tx.execute(sql`update matches set away_by_hand = ${byHand}
    where id in ${ids(away)} and away_predecessor_group_id is not null and away_by_hand <> ${byHand}`);
}
