import { and, desc, eq, getTableColumns, isNull, lte, or, sql, asc } from 'drizzle-orm';
import { ofCurrentEdition } from '../competition/index.ts';
import type { Db, Tx } from '../../platform/database/index.ts';
import { editions, messages, teamCategories } from '../../platform/database/schema/index.ts';

export type MessageRow = typeof messages.$inferSelect;
export type NewMessage = Omit<typeof messages.$inferInsert, 'id'>;

const isCurrent = ofCurrentEdition(messages.editionId);

/** Messages of the current edition that are on dashboards, newest first. */
export function findAllShown(db: Db | Tx) {
  return db
    .select(getTableColumns(messages))
    .from(messages)
    .innerJoin(editions, isCurrent)
    .where(and(eq(messages.state, 'sent'), isNull(messages.withdrawnAt)))
    .orderBy(desc(messages.sentAt), desc(messages.id));
}

/** Drafts first, then sent messages, newest first. */
export function findAllByEditionId(editionId: number, tx: Tx): Promise<MessageRow[]> {
  return tx
    .select()
    .from(messages)
    .where(eq(messages.editionId, editionId))
    .orderBy(sql`${messages.sentAt} desc nulls first`, desc(messages.updatedAt), desc(messages.id));
}

/** Messages of the current edition whose planned time has come, the earliest first. */
export async function findDue(now: Date, db: Db): Promise<number[]> {
  const rows = await db
    .select({ id: messages.id })
    .from(messages)
    .innerJoin(editions, isCurrent)
    .where(and(eq(messages.state, 'planned'), lte(messages.plannedAt, now)))
    .orderBy(asc(messages.plannedAt), asc(messages.id));
  return rows.map(({ id }) => id);
}

/** null: no such message in the current edition. */
export async function findById(id: number, tx: Tx): Promise<MessageRow | null> {
  const [row] = await selectById(id, tx);
  return row?.message ?? null;
}

export async function lockById(id: number, tx: Tx): Promise<MessageRow | null> {
  const [row] = await selectById(id, tx).for('update', { of: messages });
  return row?.message ?? null;
}

/**
 * Locks a message and all reminders of the current edition, in the order of their ids, so that of two reminders that
 * are sent at once the second one finds the first. null: no such message.
 */
export async function lockToSend(
  id: number,
  tx: Tx,
): Promise<{ readonly message: MessageRow; readonly reminders: readonly MessageRow[] } | null> {
  const rows = await tx
    .select({ message: messages })
    .from(messages)
    .innerJoin(editions, isCurrent)
    .where(or(eq(messages.id, id), eq(messages.overdueOnly, true)))
    .orderBy(asc(messages.id))
    .for('update', { of: messages });
  const all = rows.map((row) => row.message);
  const message = all.find((row) => row.id === id);
  return message ? { message, reminders: all.filter(({ overdueOnly }) => overdueOnly) } : null;
}

/** Messages of an edition to clubs with an overdue invoice, sent or not. */
export function findReminders(editionId: number, tx: Tx): Promise<MessageRow[]> {
  return tx
    .select()
    .from(messages)
    .where(and(eq(messages.editionId, editionId), eq(messages.overdueOnly, true)));
}

function selectById(id: number, tx: Tx) {
  return tx
    .select({ message: messages })
    .from(messages)
    .innerJoin(editions, isCurrent)
    .where(eq(messages.id, id));
}

export async function insert(row: NewMessage, tx: Tx): Promise<MessageRow> {
  const [stored] = await tx.insert(messages).values(row).returning();
  if (!stored) throw new Error('A message was not stored');
  return stored;
}

export async function insertAll(rows: readonly NewMessage[], tx: Tx): Promise<void> {
  if (rows.length > 0) await tx.insert(messages).values([...rows]);
}

export async function update(id: number, patch: Partial<NewMessage>, tx: Tx): Promise<MessageRow> {
  const [row] = await tx.update(messages).set(patch).where(eq(messages.id, id)).returning();
  if (!row) throw new Error('A locked message is gone');
  return row;
}

export async function deleteById(id: number, tx: Tx): Promise<void> {
  await tx.delete(messages).where(eq(messages.id, id));
}

/** Codes of categories in the organiser's order. */
export async function findCategoryCodes(editionId: number, tx: Tx): Promise<string[]> {
  const rows = await tx
    .select({ code: teamCategories.code })
    .from(teamCategories)
    .where(eq(teamCategories.editionId, editionId))
    .orderBy(asc(teamCategories.weight), asc(teamCategories.id));
  return rows.map(({ code }) => code);
}
