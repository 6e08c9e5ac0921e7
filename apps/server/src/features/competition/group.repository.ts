import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { statement } from '../../platform/database/index.ts';
import type { Db, Tx } from '../../platform/database/index.ts';
import { groups, groupTeams, matches } from '../../platform/database/schema/index.ts';

export type GroupRow = typeof groups.$inferSelect;

/** A group whose seats another group fills. */
export interface GroupDependency {
  readonly groupId: number;
  readonly predecessorGroupId: number;
}

export async function findAllByEditionId(editionId: number, tx: Db | Tx): Promise<GroupRow[]> {
  return tx.select().from(groups).where(eq(groups.editionId, editionId)).orderBy(asc(groups.id));
}

/** Who fills whose seats, by the seats of groups and by the places in matches. */
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

const locked = statement<{ matchId: number }, unknown>((db) => {
  const ofMatch = db
    .select({ id: matches.groupId })
    .from(matches)
    .where(eq(matches.id, sql.placeholder('matchId')));
  return db.select({ id: groups.id }).from(groups).where(inArray(groups.id, ofMatch)).for('update');
});

/** The group that the match belongs to, if it belongs to one. */
export async function lockByMatchId(matchId: number, tx: Tx): Promise<void> {
  await locked(tx, { matchId });
}

/** In ascending order, so that two writers never wait for each other. */
export async function lockAllByIds(ids: readonly number[], tx: Tx): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .select({ id: groups.id })
    .from(groups)
    .where(inArray(groups.id, ids))
    .orderBy(asc(groups.id))
    .for('update');
}
