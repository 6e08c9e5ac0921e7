import { and, desc, eq, sql } from 'drizzle-orm';
import { statement } from '../../platform/database/index.ts';
import type { Db, Tx } from '../../platform/database/index.ts';
import { audit } from '../../platform/database/schema/index.ts';

/**
 * Who did what to which record, with what was there before and after. `before` and `after` bear ids, numbers and codes,
 * never a child's name or an address: the log outlives the data that it speaks of.
 */
export type AuditEntry = Omit<typeof audit.$inferInsert, 'id'>;

export type AuditRow = typeof audit.$inferSelect;

const inserted = statement((db) =>
  db.insert(audit).values({
    at: sql.placeholder('at'),
    userId: sql.placeholder('userId'),
    action: sql.placeholder('action'),
    subjectType: sql.placeholder('subjectType'),
    subjectId: sql.placeholder('subjectId'),
    before: sql`${sql.placeholder('before')}::jsonb`,
    after: sql`${sql.placeholder('after')}::jsonb`,
    reason: sql.placeholder('reason'),
  }),
);

export async function insert(
  { userId = null, before, after, reason = null, ...entry }: AuditEntry,
  tx: Tx,
): Promise<void> {
  await inserted(tx, { ...entry, userId, reason, before: jsonOrNull(before), after: jsonOrNull(after) });
}

function jsonOrNull(value: unknown): string | null {
  return value === undefined || value === null ? null : JSON.stringify(value);
}

/** What was done to a record, the newest first. */
export function findAllBySubject(subjectType: string, subjectId: number, db: Db | Tx): Promise<AuditRow[]> {
  return db
    .select()
    .from(audit)
    .where(and(eq(audit.subjectType, subjectType), eq(audit.subjectId, subjectId)))
    .orderBy(desc(audit.id));
}
