import { eq } from 'drizzle-orm';
import { type Copies, pairCopies, type Tx } from '../../platform/database/index.ts';
import { serviceLevels } from '../../platform/database/schema/index.ts';

export type NewLevel = Omit<typeof serviceLevels.$inferInsert, 'id' | 'editionId'>;

/** Returns their ids by code. */
export async function insertLevels(
  editionId: number,
  rows: readonly NewLevel[],
  tx: Tx,
): Promise<ReadonlyMap<string, number>> {
  const stored = await tx
    .insert(serviceLevels)
    .values(rows.map((row) => ({ ...row, editionId })))
    .returning();
  return new Map(stored.map(({ id, code }) => [code, id]));
}

export async function copyLevels(fromId: number, toId: number, tx: Tx): Promise<Copies> {
  const found = await tx.select().from(serviceLevels).where(eq(serviceLevels.editionId, fromId));
  if (found.length === 0) return new Map();
  const stored = await tx
    .insert(serviceLevels)
    .values(found.map(({ id: _, ...level }) => ({ ...level, editionId: toId })))
    .returning({ id: serviceLevels.id, key: serviceLevels.code });
  return pairCopies(
    found.map(({ id, code }) => ({ id, key: code })),
    stored,
  );
}
