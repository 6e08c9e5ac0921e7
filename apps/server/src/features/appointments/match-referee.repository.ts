import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import { matchReferees } from '../../platform/database/schema/index.ts';

export async function insertMatchReferees(
  rows: readonly (typeof matchReferees.$inferInsert)[],
  tx: Tx,
): Promise<void> {
  // A statement takes 65,535 parameters at most.
  for (let from = 0; from < rows.length; from += 5_000)
    await tx.insert(matchReferees).values(rows.slice(from, from + 5_000));
}

/** Replaces the referees of matches, the first one first; an empty list removes them. */
export async function replaceReferees(
  rows: readonly { readonly matchId: number; readonly refereeIds: readonly number[] }[],
  tx: Tx,
): Promise<void> {
  if (rows.length === 0) return;
  await tx.delete(matchReferees).where(
    inArray(
      matchReferees.matchId,
      rows.map(({ matchId }) => matchId),
    ),
  );
  const named = rows.flatMap(({ matchId, refereeIds }) =>
    refereeIds.map((refereeId, index) => ({ matchId, refereeId, position: index + 1 })),
  );
  if (named.length > 0) await tx.insert(matchReferees).values(named);
}

/** Replaces the first and the second referee; further ones stay. */
export async function replaceMatchReferees(
  matchId: number,
  refereeIds: readonly (number | null)[],
  tx: Tx,
): Promise<void> {
  await tx
    .delete(matchReferees)
    .where(and(eq(matchReferees.matchId, matchId), inArray(matchReferees.position, [1, 2])));
  const rows = refereeIds.flatMap((refereeId, index) =>
    refereeId === null ? [] : [{ matchId, refereeId, position: index + 1 }],
  );
  if (rows.length > 0) await tx.insert(matchReferees).values(rows);
}
