import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/index.ts';
import { clubs, messageDeliveries, referees, users } from '../../platform/database/schema/index.ts';

export type DeliveryRow = typeof messageDeliveries.$inferSelect;
export type NewDelivery = Omit<typeof messageDeliveries.$inferInsert, 'id'>;

const rowsAtOnce = 1000;

export async function insertAll(rows: readonly NewDelivery[], tx: Tx): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce)
    await tx.insert(messageDeliveries).values(rows.slice(from, from + rowsAtOnce));
}

/** Deliveries of a message with names and present addresses, by club or referee. */
export function findAllByMessageId(messageId: number, db: Db | Tx) {
  return selectWithPeople(db)
    .where(eq(messageDeliveries.messageId, messageId))
    .orderBy(sql`coalesce(${clubs.name}, ${referees.lastName})`, asc(messageDeliveries.id));
}

/**
 * Locks deliveries of a message that are not sent: those of the ids, and those that share a mail with one of them.
 * Names and addresses are as `findAllByMessageId` gives them.
 */
export async function lockUnsent(messageId: number, ids: readonly number[], tx: Tx) {
  const asked = tx
    .select({ mailId: messageDeliveries.mailId })
    .from(messageDeliveries)
    .where(and(eq(messageDeliveries.messageId, messageId), inArray(messageDeliveries.id, [...ids])));
  const rows = await tx
    .select({ id: messageDeliveries.id })
    .from(messageDeliveries)
    .where(
      and(
        eq(messageDeliveries.messageId, messageId),
        isNull(messageDeliveries.sentAt),
        or(inArray(messageDeliveries.id, [...ids]), inArray(messageDeliveries.mailId, asked)),
      ),
    )
    .orderBy(asc(messageDeliveries.id))
    .for('update');
  if (rows.length === 0) return [];
  const locked = rows.map(({ id }) => id);
  return selectWithPeople(tx)
    .where(and(inArray(messageDeliveries.id, locked), isNull(messageDeliveries.sentAt)))
    .orderBy(asc(messageDeliveries.id));
}

export async function setMail(ids: readonly number[], mailId: number | null, tx: Tx): Promise<void> {
  await tx
    .update(messageDeliveries)
    .set({ mailId })
    .where(inArray(messageDeliveries.id, [...ids]));
}

/** Marks deliveries of a mail that the mail server has accepted. */
export async function markSent(mailId: number, at: Date, tx: Tx): Promise<void> {
  await tx
    .update(messageDeliveries)
    .set({ sentAt: at, mailId: null })
    .where(eq(messageDeliveries.mailId, mailId));
}

function selectWithPeople(db: Db | Tx) {
  return db
    .select({
      delivery: messageDeliveries,
      name: sql<string>`coalesce(${clubs.name}, concat_ws(' ', ${referees.firstName}, ${referees.lastName}))`,
      firstName: sql<string>`coalesce(${users.firstName}, ${referees.firstName}, '')`,
      lastName: sql<string>`coalesce(${users.lastName}, ${referees.lastName}, '')`,
      email: sql<string>`coalesce(${users.email}, ${referees.email}, '')`,
      locale: users.locale,
    })
    .from(messageDeliveries)
    .leftJoin(clubs, eq(clubs.id, messageDeliveries.clubId))
    .leftJoin(referees, eq(referees.id, messageDeliveries.refereeId))
    .leftJoin(users, eq(users.id, messageDeliveries.userId));
}
