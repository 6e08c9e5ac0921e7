import { and, eq, lt } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import { editions, takenTasks, users } from '../../platform/database/schema/index.ts';

export interface TakenTaskRow {
  readonly key: string;
  readonly userId: number;
  readonly name: string;
  readonly takenAt: Date;
}

export async function findAllByEditionId(editionId: number, tx: Tx): Promise<TakenTaskRow[]> {
  const { key, userId, takenAt } = takenTasks;
  const rows = await tx
    .select({ key, userId, takenAt, firstName: users.firstName, lastName: users.lastName })
    .from(takenTasks)
    .innerJoin(users, eq(users.id, takenTasks.userId))
    .where(eq(takenTasks.editionId, editionId));
  return rows.map(({ firstName, lastName, ...row }) => ({ ...row, name: `${firstName} ${lastName}`.trim() }));
}

/** Locks the edition, so that concurrent changes of tasks wait. */
export async function lockEdition(editionId: number, tx: Tx): Promise<void> {
  await tx.select({ id: editions.id }).from(editions).where(eq(editions.id, editionId)).for('no key update');
}

export async function upsert(row: typeof takenTasks.$inferInsert, tx: Tx): Promise<void> {
  const { userId, takenAt } = row;
  await tx
    .insert(takenTasks)
    .values(row)
    .onConflictDoUpdate({ target: [takenTasks.editionId, takenTasks.key], set: { userId, takenAt } });
}

export async function deleteByKey(editionId: number, key: string, tx: Tx): Promise<void> {
  await tx.delete(takenTasks).where(and(eq(takenTasks.editionId, editionId), eq(takenTasks.key, key)));
}

/** Deletes tasks of past days. */
export async function deleteBefore(editionId: number, instant: Date, tx: Tx): Promise<void> {
  await tx
    .delete(takenTasks)
    .where(and(eq(takenTasks.editionId, editionId), lt(takenTasks.takenAt, instant)));
}
