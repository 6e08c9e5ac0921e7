import { eq, inArray } from 'drizzle-orm';
import type { Favourite } from '@sevenmetre/rules/favourites';
import type { Db, Tx } from '../../platform/database/index.ts';
import { teams, userFavourites, users } from '../../platform/database/schema/index.ts';

export async function findAllByUserId(userId: number, tx: Db | Tx): Promise<Favourite[]> {
  const rows = await tx
    .select()
    .from(userFavourites)
    .where(eq(userFavourites.userId, userId))
    .orderBy(userFavourites.teamId);
  return rows.map(({ teamId, followed, changedAt }) => ({ teamId, on: followed, at: changedAt.getTime() }));
}

/** Replaces the list; teams that no longer exist are left out. */
export async function replaceAll(
  userId: number,
  favourites: readonly Favourite[],
  tx: Tx,
): Promise<Favourite[]> {
  const asked = favourites.map(({ teamId }) => teamId);
  const found = await tx.select({ id: teams.id }).from(teams).where(inArray(teams.id, asked));
  const known = new Set(found.map(({ id }) => id));
  const kept = favourites.filter(({ teamId }) => known.has(teamId));
  await tx.delete(userFavourites).where(eq(userFavourites.userId, userId));
  if (kept.length > 0) {
    await tx
      .insert(userFavourites)
      .values(kept.map(({ teamId, on, at }) => ({ userId, teamId, followed: on, changedAt: new Date(at) })));
  }
  return kept;
}

export async function deleteAllOfUser(userId: number, tx: Tx): Promise<void> {
  await tx.delete(userFavourites).where(eq(userFavourites.userId, userId));
}

/** Locks the account, so that concurrent merges wait. false: no such account. */
export async function lockUser(userId: number, tx: Tx): Promise<boolean> {
  const rows = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  return rows.length > 0;
}
