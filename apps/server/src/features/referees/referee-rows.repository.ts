import { eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import { refereeHalls, referees } from '../../platform/database/schema/index.ts';

export type RefereePatch = Partial<Omit<typeof referees.$inferInsert, 'id' | 'editionId'>>;

/** The caller holds the locks of these registrations. */
export async function updateReferees(ids: readonly number[], patch: RefereePatch, tx: Tx): Promise<void> {
  await tx
    .update(referees)
    .set(patch)
    .where(inArray(referees.id, [...ids]));
}

/** Registrations of a closed account stay without an owner. */
export async function forgetUser(userId: number, tx: Tx): Promise<void> {
  await tx.update(referees).set({ userId: null }).where(eq(referees.userId, userId));
}

export async function replaceHalls(
  refereeId: number,
  halls: readonly { readonly day: string; readonly placeId: number }[],
  tx: Tx,
): Promise<void> {
  await tx.delete(refereeHalls).where(eq(refereeHalls.refereeId, refereeId));
  if (halls.length > 0)
    await tx.insert(refereeHalls).values(halls.map(({ day, placeId }) => ({ refereeId, day, placeId })));
}
