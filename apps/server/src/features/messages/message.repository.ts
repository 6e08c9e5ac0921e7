import { and, desc, eq, inArray } from 'drizzle-orm';
import type { MessageRecipients } from '@sevenmetre/rules/vocabulary';
import type { Db, Tx } from '../../platform/database/index.ts';
import { editions, messages } from '../../platform/database/schema/index.ts';

/** Messages of the current edition that were sent to the given readers, the newest first. */
export async function findAllSent(recipients: readonly MessageRecipients[], db: Db | Tx) {
  if (recipients.length === 0) return [];
  return db
    .select({
      id: messages.id,
      recipientType: messages.recipientType,
      textCs: messages.textCs,
      textEn: messages.textEn,
      sentAt: messages.sentAt,
    })
    .from(messages)
    .innerJoin(editions, and(eq(editions.id, messages.editionId), eq(editions.isCurrent, true)))
    .where(and(eq(messages.state, 'sent'), inArray(messages.recipientType, [...recipients])))
    .orderBy(desc(messages.sentAt), desc(messages.id));
}

export type NewMessage = Omit<typeof messages.$inferInsert, 'id'>;

export async function insertAll(rows: readonly NewMessage[], tx: Tx): Promise<void> {
  if (rows.length > 0) await tx.insert(messages).values([...rows]);
}
