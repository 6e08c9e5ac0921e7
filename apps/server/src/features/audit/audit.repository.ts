import { and, desc, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/index.ts';
import { audit } from '../../platform/database/schema/index.ts';

/**
 * Who did what to which record, with what was there before and after. `before` and `after` bear ids, numbers and codes,
 * never a child's name or an address: the log outlives the data that it speaks of.
 */
export type AuditEntry = Omit<typeof audit.$inferInsert, 'id'>;

export type AuditRow = typeof audit.$inferSelect;

export async function insert(entry: AuditEntry, tx: Tx): Promise<void> {
  await tx.insert(audit).values(entry);
}

/** What was done to a record, the newest first. */
export function findAllBySubject(subjectType: string, subjectId: number, db: Db | Tx): Promise<AuditRow[]> {
  return db
    .select()
    .from(audit)
    .where(and(eq(audit.subjectType, subjectType), eq(audit.subjectId, subjectId)))
    .orderBy(desc(audit.id));
}
