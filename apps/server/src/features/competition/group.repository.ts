import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { statement } from '../../platform/database/index.ts';
import type { Db, Tx } from '../../platform/database/index.ts';
import { groups, groupTeams, matches } from '../../platform/database/schema/index.ts';

export type GroupRow = typeof groups.$inferSelect;

/** A group whose seats depend on another group. */
export interface GroupDependency {
  readonly groupId: number;
  readonly predecessorGroupId: number;
}

export async function findAllByEditionId(editionId: number, tx: Db | Tx): Promise<GroupRow[]> {
  return tx.select().from(groups).where(eq(groups.editionId, editionId)).orderBy(asc(groups.id));
}

/** Dependencies between groups, from seats and from sides of matches. */
export async function findDependencies(editionId: number, tx: Db | Tx): Promise<GroupDependency[]> {
  const ofSeats = tx
    .selectDistinct({ groupId: groupTeams.groupId, predecessorGroupId: groupTeams.predecessorGroupId })
    .from(groupTeams)
    .innerJoin(groups, eq(groupTeams.groupId, groups.id))
    .where(and(eq(groups.editionId, editionId), isNotNull(groupTeams.predecessorGroupId)));
  const ofMatches = (side: typeof matches.homePredecessorGroupId | typeof matches.awayPredecessorGroupId) =>
    tx
      .selectDistinct({ groupId: matches.groupId, predecessorGroupId: side })
      .from(matches)
      .where(and(eq(matches.editionId, editionId), isNotNull(side), isNotNull(matches.groupId)));
  const found = [
    ...(await ofSeats),
    ...(await ofMatches(matches.homePredecessorGroupId)),
    ...(await ofMatches(matches.awayPredecessorGroupId)),
  ];
  return found.flatMap(({ groupId, predecessorGroupId }) =>
    groupId === null || predecessorGroupId === null ? [] : [{ groupId, predecessorGroupId }],
  );
}

/** Whether a match of the group decides who advances. A match without a group does, too. */
export async function isKnockout(groupId: number | null, tx: Db | Tx): Promise<boolean> {
  return groupId === null || (await findKnockoutIds([groupId], tx)).has(groupId);
}

/** Code of the category in which a match is played, without a group by its teams; null: unknown. */
export async function findCategoryCode(matchId: number, tx: Db | Tx): Promise<string | null> {
  const { rows } = await tx.execute<{ code: string }>(sql`
    select c.code from matches m
    left join groups g on g.id = m.group_id
    left join teams t on t.id = coalesce(m.home_team_id, m.away_team_id)
    join team_categories c on c.id = coalesce(g.category_id, t.category_id)
    where m.id = ${matchId}`);
  return rows[0]?.code ?? null;
}

/** The groups that are bracket matches (groups of two). */
export async function findKnockoutIds(
  groupIds: readonly number[],
  tx: Db | Tx,
): Promise<ReadonlySet<number>> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select g.id from groups g join round_levels l on l.id = g.round_level_id
    where g.id in (select value::int from json_array_elements_text(${JSON.stringify(groupIds)}::json))
      and l.is_bracket and (select count(*) from group_teams s where s.group_id = g.id
        and (s.team_id is not null or s.predecessor_group_id is not null)) <= 2`);
  return new Set(rows.map(({ id }) => id));
}

/** The groups that seats and sides of a group wait for. */
export async function findSources(groupId: number, editionId: number, tx: Db | Tx): Promise<number[]> {
  const found = await findDependencies(editionId, tx);
  return found.filter((row) => row.groupId === groupId).map(({ predecessorGroupId }) => predecessorGroupId);
}

const locked = statement<{ matchId: number }, unknown>((db) => {
  const ofMatch = db
    .select({ id: matches.groupId })
    .from(matches)
    .where(eq(matches.id, sql.placeholder('matchId')));
  return db.select({ id: groups.id }).from(groups).where(inArray(groups.id, ofMatch)).for('update');
});

/** Locks the group of the match, if it has one. */
export async function lockByMatchId(matchId: number, tx: Tx): Promise<void> {
  await locked(tx, { matchId });
}

/** In ascending order, so that concurrent writers do not deadlock. */
export async function lockAllByIds(ids: readonly number[], tx: Tx): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .select({ id: groups.id })
    .from(groups)
    .where(inArray(groups.id, ids))
    .orderBy(asc(groups.id))
    .for('update');
}

export async function updateClosedByHand(id: number, closedByHand: boolean, tx: Tx): Promise<void> {
  await tx.update(groups).set({ closedByHand }).where(eq(groups.id, id));
}
