import { asc } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/index.ts';
import { matchStages } from '../../platform/database/schema/index.ts';

export type StageRow = typeof matchStages.$inferSelect;

export async function findAll(tx: Db | Tx): Promise<StageRow[]> {
  return tx.select().from(matchStages).orderBy(asc(matchStages.weight));
}
