import { asc, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import { messageTemplates } from '../../platform/database/schema/index.ts';

export type TemplateRow = typeof messageTemplates.$inferSelect;

/** By name. */
export function findAll(tx: Tx): Promise<TemplateRow[]> {
  return tx.select().from(messageTemplates).orderBy(asc(messageTemplates.name), asc(messageTemplates.id));
}

export async function insert(row: Omit<typeof messageTemplates.$inferInsert, 'id'>, tx: Tx): Promise<number> {
  const [stored] = await tx.insert(messageTemplates).values(row).returning({ id: messageTemplates.id });
  if (!stored) throw new Error('A template was not stored');
  return stored.id;
}

/** The deleted row; null: no such template. */
export async function deleteById(id: number, tx: Tx): Promise<TemplateRow | null> {
  const [row] = await tx.delete(messageTemplates).where(eq(messageTemplates.id, id)).returning();
  return row ?? null;
}
