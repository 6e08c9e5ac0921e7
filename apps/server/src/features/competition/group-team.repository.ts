import { asc, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/index.ts';
import { groupTeams } from '../../platform/database/schema/index.ts';
import type { GroupTeamRow } from './snapshot-rows.ts';

export async function findAllByGroupIds(groupIds: readonly number[], tx: Db | Tx): Promise<GroupTeamRow[]> {
  if (groupIds.length === 0) return [];
  return tx
    .select()
    .from(groupTeams)
    .where(inArray(groupTeams.groupId, groupIds))
    .orderBy(asc(groupTeams.id));
}

/** Stores teams and points of each seat in one statement. Lots and deductions can only be removed by it. */
export async function updateAll(rows: readonly GroupTeamRow[], tx: Tx): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`
    update group_teams set
      team_id = changed."teamId", lot = changed.lot,
      lot_drawn_at = case when changed.lot is null then null else lot_drawn_at end, standings = changed.standings, games = changed.games, wins = changed.wins,
      ties = changed.ties, losses = changed.losses, points = changed.points,
      goals_scored = changed."goalsScored", goals_conceded = changed."goalsConceded",
      goals_count_scored = changed."goalsCountScored", goals_count_conceded = changed."goalsCountConceded",
      deducted_points = least(changed."deductedPoints", deducted_points),
      deduction_reason = case when changed."deductedPoints" > 0 then deduction_reason end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as changed(
      id int, "teamId" int, lot int, standings int, games int, wins int, ties int, losses int, points int,
      "goalsScored" int, "goalsConceded" int, "goalsCountScored" int, "goalsCountConceded" int,
      "deductedPoints" int)
    where group_teams.id = changed.id`);
}
