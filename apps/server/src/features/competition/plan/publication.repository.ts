import { eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/index.ts';
import { groups, groupTeams, matches } from '../../../platform/database/schema/index.ts';
import { ofNoTeam } from '../seating.repository.ts';

interface Cancelling {
  readonly now: Date;
  /** Teams that their groups continue without. */
  readonly withoutTeamIds: readonly number[];
}

/** Cancels matches; their numbers and addresses stay. */
export async function cancelMatches(
  ids: readonly number[],
  { now, withoutTeamIds }: Cancelling,
  tx: Tx,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(matches)
    .set({
      cancelledAt: now,
      cancelled: sql`coalesce(${matches.cancelled}, jsonb_build_object('homeTeamId', ${matches.homeTeamId},
        'awayTeamId', ${matches.awayTeamId}, 'placeId', ${matches.placeId},
        'startsAt', to_char(${matches.startsAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
        'withoutTeamId', ${teamAmong(withoutTeamIds)}))`,
      groupId: null,
      homeTeamId: null,
      awayTeamId: null,
      homePredecessorGroupId: null,
      homePredecessorStandings: null,
      awayPredecessorGroupId: null,
      awayPredecessorStandings: null,
      startsAt: null,
      placeId: null,
      court: null,
      revision: sql`${matches.revision} + 1`,
      updatedAt: now,
    })
    .where(inArray(matches.id, [...ids]));
}

function teamAmong(teamIds: readonly number[]) {
  if (teamIds.length === 0) return sql`null`;
  const { homeTeamId, awayTeamId } = matches;
  return sql`case when ${inArray(homeTeamId, [...teamIds])} then ${homeTeamId}
    when ${inArray(awayTeamId, [...teamIds])} then ${awayTeamId} end`;
}

/** Deletes groups without matches, and what waits for them. */
export async function deleteGroups(ids: readonly number[], tx: Tx): Promise<void> {
  if (ids.length === 0) return;
  const gone = [...ids];
  const nothing = { predecessorGroupId: null, predecessorStandings: null };
  await tx.update(groupTeams).set(nothing).where(inArray(groupTeams.predecessorGroupId, gone));
  await tx
    .update(matches)
    .set({ homePredecessorGroupId: null, homePredecessorStandings: null })
    .where(inArray(matches.homePredecessorGroupId, gone));
  await tx
    .update(matches)
    .set({ awayPredecessorGroupId: null, awayPredecessorStandings: null })
    .where(inArray(matches.awayPredecessorGroupId, gone));
  await tx.delete(groups).where(inArray(groups.id, gone));
}

export async function insertGroups(rows: readonly (typeof groups.$inferInsert)[], tx: Tx) {
  if (rows.length === 0) return [];
  return tx
    .insert(groups)
    .values([...rows])
    .returning({ id: groups.id, planKey: groups.planKey });
}

export async function updateGroup(
  id: number,
  patch: Pick<
    typeof groups.$inferInsert,
    'roundLevelId' | 'playoffCategory' | 'carriesOver' | 'comparedPlace'
  >,
  tx: Tx,
): Promise<void> {
  await tx.update(groups).set(patch).where(eq(groups.id, id));
}

export interface SeatRow {
  readonly groupId: number;
  readonly seat: number;
  readonly teamId: number | null;
  readonly predecessorGroupId: number | null;
  readonly predecessorStandings: number | null;
}

/** A seat that gets another team or waits for another place loses its lot, deduction and manual decision. */
export async function saveSeats(rows: readonly SeatRow[], tx: Tx): Promise<void> {
  for (const part of inParts(rows)) {
    await tx
      .insert(groupTeams)
      .values(part)
      .onConflictDoUpdate({
        target: [groupTeams.groupId, groupTeams.seat],
        set: {
          teamId: sql`excluded.team_id`,
          predecessorGroupId: sql`excluded.predecessor_group_id`,
          predecessorStandings: sql`excluded.predecessor_standings`,
          byHand: false,
          ...ofNoTeam,
        },
      });
  }
}

export async function deleteSeats(ids: readonly number[], tx: Tx): Promise<void> {
  if (ids.length > 0) await tx.delete(groupTeams).where(inArray(groupTeams.id, [...ids]));
}

export async function insertMatches(rows: readonly (typeof matches.$inferInsert)[], tx: Tx): Promise<void> {
  for (const part of inParts(rows)) await tx.insert(matches).values(part);
}

export interface MatchUpdate {
  readonly id: number;
  readonly groupId: number | null;
  readonly homeTeamId: number | null;
  readonly awayTeamId: number | null;
  readonly homePredecessorGroupId: number | null;
  readonly homePredecessorStandings: number | null;
  readonly awayPredecessorGroupId: number | null;
  readonly awayPredecessorStandings: number | null;
  readonly startsAt: string | null;
  readonly placeId: number | null;
  readonly court: string | null;
}

/** One statement; increments each match's revision, which calendars use as SEQUENCE. */
export async function updateMatches(rows: readonly MatchUpdate[], now: Date, tx: Tx): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`
    update matches m set group_id = r."groupId", home_team_id = r."homeTeamId", away_team_id = r."awayTeamId",
      home_predecessor_group_id = r."homePredecessorGroupId",
      home_predecessor_standings = r."homePredecessorStandings",
      away_predecessor_group_id = r."awayPredecessorGroupId",
      away_predecessor_standings = r."awayPredecessorStandings",
      starts_at = r."startsAt", place_id = r."placeId", court = r.court, cancelled_at = null, cancelled = null,
      revision = m.revision + 1, updated_at = ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id int, "groupId" int, "homeTeamId" int, "awayTeamId" int,
      "homePredecessorGroupId" int, "homePredecessorStandings" int, "awayPredecessorGroupId" int,
      "awayPredecessorStandings" int, "startsAt" timestamptz, "placeId" int, court text)
    where m.id = r.id`);
}

function inParts<T>(rows: readonly T[]): T[][] {
  const size = 500;
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, part) =>
    rows.slice(part * size, (part + 1) * size),
  );
}
