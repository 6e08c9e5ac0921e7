import type { BankTableAnswers } from '@sevenmetre/contract/bank/schemas';
import { desc, eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/index.ts';
import { bankProfiles } from '../../platform/database/schema/index.ts';
import type { TableProfile } from './file/movement.ts';

export function findAll(db: Db | Tx): Promise<TableProfile[]> {
  return db
    .select({ id: bankProfiles.id, shape: bankProfiles.shape, answers: bankProfiles.answers })
    .from(bankProfiles);
}

/** Stores the answers of a heading instead of earlier ones; returns the id. */
export async function upsert(row: typeof bankProfiles.$inferInsert, tx: Tx): Promise<number> {
  const { answers, updatedAt } = row;
  const [stored] = await tx
    .insert(bankProfiles)
    .values(row)
    .onConflictDoUpdate({ target: bankProfiles.shape, set: { answers, updatedAt } })
    .returning({ id: bankProfiles.id });
  return stored?.id ?? 0;
}

/** null: there is none. */
export async function deleteById(id: number, tx: Tx): Promise<BankTableAnswers | null> {
  const [row] = await tx
    .delete(bankProfiles)
    .where(eq(bankProfiles.id, id))
    .returning({ answers: bankProfiles.answers });
  return row?.answers ?? null;
}

/** Keeps those that were changed last. */
export async function deleteBeyond(most: number, tx: Tx): Promise<void> {
  const old = tx
    .select({ id: bankProfiles.id })
    .from(bankProfiles)
    .orderBy(desc(bankProfiles.updatedAt), desc(bankProfiles.id))
    .offset(most);
  await tx.delete(bankProfiles).where(inArray(bankProfiles.id, old));
}
