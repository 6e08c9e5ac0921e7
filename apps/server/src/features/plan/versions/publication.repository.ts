import { and, countDistinct, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/index.ts';
import {
  groups,
  groupTeams,
  matches,
  planVersions,
  pushChoices,
  users,
} from '../../../platform/database/schema/index.ts';

export type VersionRow = typeof planVersions.$inferSelect & { readonly author: string | null };

/** Newest first, without their documents. */
export async function findVersions(editionId: number, tx: Tx): Promise<Omit<VersionRow, 'document'>[]> {
  const rows = await tx
    .select({
      editionId: planVersions.editionId,
      number: planVersions.number,
      at: planVersions.at,
      userId: planVersions.userId,
      reason: planVersions.reason,
      hash: planVersions.hash,
      scope: planVersions.scope,
      summary: planVersions.summary,
      restores: planVersions.restores,
      change: planVersions.change,
      clientKey: planVersions.clientKey,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(planVersions)
    .leftJoin(users, eq(users.id, planVersions.userId))
    .where(eq(planVersions.editionId, editionId))
    .orderBy(desc(planVersions.number));
  return rows.map(({ firstName, lastName, ...row }) => {
    return { ...row, author: firstName === null ? null : `${firstName} ${lastName}` };
  });
}

/** The plan of a version; null: there is none. */
export async function findVersionDocument(editionId: number, number: number, tx: Tx): Promise<unknown> {
  const [row] = await tx
    .select({ document: planVersions.document })
    .from(planVersions)
    .where(and(eq(planVersions.editionId, editionId), eq(planVersions.number, number)));
  return row?.document ?? null;
}

export async function insertVersion(row: typeof planVersions.$inferInsert, tx: Tx): Promise<void> {
  await tx.insert(planVersions).values(row);
}

/** Takes matches out of the tournament; their numbers and addresses stay. */
export async function cancelMatches(ids: readonly number[], now: Date, tx: Tx): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(matches)
    .set({
      cancelledAt: now,
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

/** Removes groups that no match is in any more, and what waits for them. */
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

/** A seat that gets another team or waits for another place forgets lots and hands. */
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
          lot: null,
          lotDrawnAt: null,
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

/** All in one statement; each counts up its revision, which calendars show as their sequence. */
export async function updateMatches(rows: readonly MatchUpdate[], now: Date, tx: Tx): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`
    update matches m set group_id = r."groupId", home_team_id = r."homeTeamId", away_team_id = r."awayTeamId",
      home_predecessor_group_id = r."homePredecessorGroupId",
      home_predecessor_standings = r."homePredecessorStandings",
      away_predecessor_group_id = r."awayPredecessorGroupId",
      away_predecessor_standings = r."awayPredecessorStandings",
      starts_at = r."startsAt", place_id = r."placeId", court = r.court, cancelled_at = null,
      revision = m.revision + 1, updated_at = ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id int, "groupId" int, "homeTeamId" int, "awayTeamId" int,
      "homePredecessorGroupId" int, "homePredecessorStandings" int, "awayPredecessorGroupId" int,
      "awayPredecessorStandings" int, "startsAt" timestamptz, "placeId" int, court text)
    where m.id = r.id`);
}

/** Of all matches of an edition, cancelled ones too, in ascending order. */
export async function lockMatches(editionId: number, tx: Tx): Promise<void> {
  const { id } = matches;
  await tx.select({ id }).from(matches).where(eq(matches.editionId, editionId)).orderBy(id).for('update');
}

export async function lockGroups(editionId: number, tx: Tx): Promise<void> {
  const { id } = groups;
  await tx.select({ id }).from(groups).where(eq(groups.editionId, editionId)).orderBy(id).for('update');
}

/** Labels of an edition's groups in use. */
export async function findLabels(editionId: number, tx: Tx): Promise<Set<string>> {
  const rows = await tx.select({ label: groups.label }).from(groups).where(eq(groups.editionId, editionId));
  return new Set(rows.map(({ label }) => label));
}

/** How many browsers follow one of these teams. */
export async function countFollowers(teamIds: readonly number[], tx: Tx): Promise<number> {
  if (teamIds.length === 0) return 0;
  const [row] = await tx
    .select({ count: countDistinct(pushChoices.subscriptionId) })
    .from(pushChoices)
    .where(inArray(pushChoices.teamId, [...teamIds]));
  return row?.count ?? 0;
}

function inParts<T>(rows: readonly T[]): T[][] {
  const size = 500;
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, part) =>
    rows.slice(part * size, (part + 1) * size),
  );
}
