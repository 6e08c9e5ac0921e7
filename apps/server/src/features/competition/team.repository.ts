import { eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import { teams } from '../../platform/database/schema/index.ts';

export type NewTeam = Omit<typeof teams.$inferInsert, 'id'>;
export type TeamPatch = Partial<NewTeam>;

/** Returns the ids in their order. */
export async function insertAll(rows: readonly NewTeam[], tx: Tx): Promise<number[]> {
  if (rows.length === 0) return [];
  const stored = await tx
    .insert(teams)
    .values([...rows])
    .returning({ id: teams.id });
  return stored.map(({ id }) => id);
}

export async function update(ids: readonly number[], patch: TeamPatch, tx: Tx): Promise<void> {
  if (ids.length > 0)
    await tx
      .update(teams)
      .set(patch)
      .where(inArray(teams.id, [...ids]));
}

export async function updateAllOfClub(clubId: number, patch: TeamPatch, tx: Tx): Promise<void> {
  await tx.update(teams).set(patch).where(eq(teams.clubId, clubId));
}

/** Updates the last created team of a club. */
export async function updateLastOfClub(clubId: number, patch: TeamPatch, tx: Tx): Promise<void> {
  const last = tx
    .select({ id: sql<number>`max(${teams.id})` })
    .from(teams)
    .where(eq(teams.clubId, clubId));
  await tx.update(teams).set(patch).where(inArray(teams.id, last));
}

export async function deleteAll(ids: readonly number[], tx: Tx): Promise<void> {
  if (ids.length > 0) await tx.delete(teams).where(inArray(teams.id, [...ids]));
}
