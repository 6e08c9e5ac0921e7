import { asc, eq, sql } from 'drizzle-orm';
import type { StageCode } from '@sevenmetre/rules/vocabulary';
import { asOne } from '../../../platform/database/index.ts';
import type { Db, Tx } from '../../../platform/database/index.ts';
import {
  groups,
  groupTeams,
  matches,
  matchStages,
  roundLevels,
  teamCategories,
} from '../../../platform/database/schema/index.ts';

/** Stored groups of an edition. */
export async function findStandingGroups(editionId: number, tx: Db | Tx) {
  return tx
    .select({
      id: groups.id,
      planKey: groups.planKey,
      label: groups.label,
      category: teamCategories.code,
      categoryId: groups.categoryId,
      level: roundLevels.systemName,
      roundLevelId: groups.roundLevelId,
      isBracket: roundLevels.isBracket,
      playoff: groups.playoffCategory,
      carriesOver: groups.carriesOver,
      comparedPlace: groups.comparedPlace,
      weight: groups.weight,
    })
    .from(groups)
    .innerJoin(teamCategories, eq(teamCategories.id, groups.categoryId))
    .innerJoin(roundLevels, eq(roundLevels.id, groups.roundLevelId))
    .where(eq(groups.editionId, editionId))
    .orderBy(asc(teamCategories.weight), asc(groups.weight), asc(groups.id));
}
export type StandingGroup = Awaited<ReturnType<typeof findStandingGroups>>[number];

export async function findStandingSeats(editionId: number, tx: Db | Tx) {
  const { id, groupId, seat, teamId, predecessorGroupId, predecessorStandings, byHand } = groupTeams;
  return tx
    .select({ id, groupId, seat, teamId, predecessorGroupId, predecessorStandings, byHand })
    .from(groupTeams)
    .innerJoin(groups, eq(groups.id, groupTeams.groupId))
    .where(eq(groups.editionId, editionId))
    .orderBy(asc(groupTeams.groupId), asc(groupTeams.seat));
}
export type StandingSeat = Awaited<ReturnType<typeof findStandingSeats>>[number];

/** A stored match; `startsAt` in milliseconds. */
export interface StandingMatch {
  readonly id: number;
  readonly planKey: string | null;
  readonly number: number;
  readonly groupId: number | null;
  readonly homeTeamId: number | null;
  readonly awayTeamId: number | null;
  readonly homePredecessorGroupId: number | null;
  readonly homePredecessorStandings: number | null;
  readonly awayPredecessorGroupId: number | null;
  readonly awayPredecessorStandings: number | null;
  readonly startsAt: number | null;
  readonly placeId: number | null;
  readonly court: string | null;
  readonly isCancelled: boolean;
  readonly stage: StageCode;
}

/** All matches of an edition by number, also cancelled ones. */
export function findStandingMatches(editionId: number, tx: Db | Tx): Promise<StandingMatch[]> {
  return asOne<StandingMatch>(
    sql`select m.id, m.plan_key as "planKey", m.match_number as number, m.group_id as "groupId",
      m.home_team_id as "homeTeamId", m.away_team_id as "awayTeamId",
      m.home_predecessor_group_id as "homePredecessorGroupId",
      m.home_predecessor_standings as "homePredecessorStandings",
      m.away_predecessor_group_id as "awayPredecessorGroupId",
      m.away_predecessor_standings as "awayPredecessorStandings",
      (extract(epoch from m.starts_at) * 1000)::bigint as "startsAt", m.place_id as "placeId", m.court,
      m.cancelled_at is not null as "isCancelled", s.code as stage
    from ${matches} m join ${matchStages} s on s.id = m.stage_id
    where m.edition_id = ${editionId} order by m.match_number`,
    tx,
  );
}
