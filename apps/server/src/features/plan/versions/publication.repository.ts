import { and, countDistinct, desc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/index.ts';
import {
  groups,
  matches,
  planVersions,
  pushChoices,
  users,
} from '../../../platform/database/schema/index.ts';

export type VersionRow = typeof planVersions.$inferSelect & { readonly author: string | null };

/** Newest first, without documents. */
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

/** The plan of a version; null: no such version. */
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

/** Locks all matches of an edition, also cancelled ones, in ascending order. */
export async function lockMatches(editionId: number, tx: Tx): Promise<void> {
  const { id } = matches;
  await tx.select({ id }).from(matches).where(eq(matches.editionId, editionId)).orderBy(id).for('update');
}

export async function lockGroups(editionId: number, tx: Tx): Promise<void> {
  const { id } = groups;
  await tx.select({ id }).from(groups).where(eq(groups.editionId, editionId)).orderBy(id).for('update');
}

/** Labels in use in an edition. */
export async function findLabels(editionId: number, tx: Tx): Promise<Set<string>> {
  const rows = await tx.select({ label: groups.label }).from(groups).where(eq(groups.editionId, editionId));
  return new Set(rows.map(({ label }) => label));
}

/** Number of browsers that follow one of these teams. */
export async function countFollowers(teamIds: readonly number[], tx: Tx): Promise<number> {
  if (teamIds.length === 0) return 0;
  const [row] = await tx
    .select({ count: countDistinct(pushChoices.subscriptionId) })
    .from(pushChoices)
    .where(inArray(pushChoices.teamId, [...teamIds]));
  return row?.count ?? 0;
}
