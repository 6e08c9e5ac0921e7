import { eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import { extraPersonGroups } from '../../platform/database/schema/index.ts';

export type NewExtraPersons = Omit<typeof extraPersonGroups.$inferInsert, 'id'>;

export async function insertAll(rows: readonly NewExtraPersons[], tx: Tx): Promise<void> {
  if (rows.length > 0) await tx.insert(extraPersonGroups).values([...rows]);
}

export async function update(id: number, patch: Partial<NewExtraPersons>, tx: Tx): Promise<void> {
  await tx.update(extraPersonGroups).set(patch).where(eq(extraPersonGroups.id, id));
}

export async function deleteAll(ids: readonly number[], tx: Tx): Promise<void> {
  if (ids.length > 0) await tx.delete(extraPersonGroups).where(inArray(extraPersonGroups.id, [...ids]));
}
