import type { Tx } from '../../platform/database/index.ts';
import { audit } from '../../platform/database/schema/index.ts';

/** Who did what, with what was there before and after: ids and numbers only, never a name. */
export type AuditEntry = Omit<typeof audit.$inferInsert, 'id'>;

export async function insert(entry: AuditEntry, tx: Tx): Promise<void> {
  await tx.insert(audit).values(entry);
}
