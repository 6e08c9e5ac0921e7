import { and, desc, eq, isNull, sql, asc } from 'drizzle-orm';
import { ofCurrentEdition } from '../competition/index.ts';
import type { Db, Tx } from '../../platform/database/index.ts';
import { editions, messages, teamCategories } from '../../platform/database/schema/index.ts';

export type MessageRow = typeof messages.$inferSelect;
export type NewMessage = Omit<typeof messages.$inferInsert, 'id'>;

const isCurrent = ofCurrentEdition(messages.editionId);

/** Messages of the current edition that are on dashboards, newest first. */
export function findAllShown(db: Db | Tx) {
  const { id, recipientType, states, categories, titleCs, titleEn, textCs, textEn, sentAt } = messages;
  return db
    .select({ id, recipientType, states, categories, titleCs, titleEn, textCs, textEn, sentAt })
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

/** null: no such message in the current edition. */
export async function findById(id: number, tx: Tx): Promise<MessageRow | null> {
  const [row] = await selectById(id, tx);
  return row?.message ?? null;
}

export async function lockById(id: number, tx: Tx): Promise<MessageRow | null> {
  const [row] = await selectById(id, tx).for('update', { of: messages });
  return row?.message ?? null;
}

function selectById(id: number, tx: Tx) {
  return tx
    .select({ message: messages })
    .from(messages)
    .innerJoin(editions, isCurrent)
    .where(eq(messages.id, id));
}

export async function findByClientKey(
  editionId: number,
  clientKey: string,
  tx: Tx,
): Promise<MessageRow | null> {
  const [row] = await tx
    .select()
    .from(messages)
    .where(and(eq(messages.editionId, editionId), eq(messages.clientKey, clientKey)));
  return row ?? null;
}

/** null: a message with this key exists already. */
export async function insertUnlessThere(row: NewMessage, tx: Tx): Promise<MessageRow | null> {
  const [stored] = await tx.insert(messages).values(row).onConflictDoNothing().returning();
  return stored ?? null;
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
