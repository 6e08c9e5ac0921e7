import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/index.ts';
import {
  clubs,
  messageDeliveries,
  messageReads,
  referees,
  users,
} from '../../platform/database/schema/index.ts';

export type DeliveryRow = typeof messageDeliveries.$inferSelect;
export type NewDelivery = Omit<typeof messageDeliveries.$inferInsert, 'id'>;

const rowsAtOnce = 1000;

export async function insertAll(rows: readonly NewDelivery[], tx: Tx): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce)
    await tx.insert(messageDeliveries).values(rows.slice(from, from + rowsAtOnce));
}

/** Deliveries of a message with names and present addresses, by club or referee. */
export function findAllByMessageId(messageId: number, db: Db | Tx) {
  return db
    .select({
      delivery: messageDeliveries,
      name: sql<string>`coalesce(${clubs.name}, concat_ws(' ', ${referees.firstName}, ${referees.lastName}))`,
      firstName: sql<string>`coalesce(${users.firstName}, ${referees.firstName}, '')`,
      lastName: sql<string>`coalesce(${users.lastName}, ${referees.lastName}, '')`,
      email: sql<string>`coalesce(${users.email}, ${referees.email}, '')`,
      phone: sql<string | null>`nullif(coalesce(${clubs.tournamentContactPhone}, ${referees.phone}), '')`,
      /** When the recipient first saw it on their dashboard. */
      seenAt: messageReads.at,
    })
    .from(messageDeliveries)
    .leftJoin(clubs, eq(clubs.id, messageDeliveries.clubId))
    .leftJoin(referees, eq(referees.id, messageDeliveries.refereeId))
    .leftJoin(users, eq(users.id, messageDeliveries.userId))
    .leftJoin(
      messageReads,
      and(eq(messageReads.messageId, messageDeliveries.messageId), eq(messageReads.userId, users.id)),
    )
    .where(eq(messageDeliveries.messageId, messageId))
    .orderBy(sql`coalesce(${clubs.name}, ${referees.lastName})`, asc(messageDeliveries.id));
}

/** Locks deliveries of a message that are not sent: those of the ids, and those that share a mail with one of them. */
export function lockUnsent(messageId: number, ids: readonly number[], tx: Tx): Promise<DeliveryRow[]> {
  const ofMessage = eq(messageDeliveries.messageId, messageId);
  const mailIds = tx
    .select({ mailId: messageDeliveries.mailId })
    .from(messageDeliveries)
    .where(and(ofMessage, inArray(messageDeliveries.id, [...ids])));
  const isAsked = or(inArray(messageDeliveries.id, [...ids]), inArray(messageDeliveries.mailId, mailIds));
  return tx
    .select()
    .from(messageDeliveries)
    .where(and(ofMessage, isNull(messageDeliveries.sentAt), isAsked))
    .orderBy(asc(messageDeliveries.id))
    .for('update');
}

export async function setMail(ids: readonly number[], mailId: number | null, tx: Tx): Promise<void> {
  await tx
    .update(messageDeliveries)
    .set({ mailId })
    .where(inArray(messageDeliveries.id, [...ids]));
}

/** The mail of a delivery to another address of the club: it is no longer that of an account. */
export async function setOtherMail(id: number, mailId: number, tx: Tx): Promise<void> {
  await tx.update(messageDeliveries).set({ mailId, userId: null }).where(eq(messageDeliveries.id, id));
}

/** Marks deliveries of a mail that the mail server has accepted. */
export async function markSent(mailId: number, at: Date, tx: Tx): Promise<void> {
  await tx
    .update(messageDeliveries)
    .set({ sentAt: at, mailId: null })
    .where(eq(messageDeliveries.mailId, mailId));
}

/** Keeps when somebody first saw messages; again changes nothing. */
export async function markSeen(
  messageIds: readonly number[],
  userId: number,
  at: Date,
  tx: Tx,
): Promise<void> {
  if (messageIds.length === 0) return;
  await tx
    .insert(messageReads)
    .values(messageIds.map((messageId) => ({ messageId, userId, at })))
    .onConflictDoNothing();
}

/** Those of some messages that an account has seen on its dashboard. */
export async function findSeen(
  messageIds: readonly number[],
  userId: number,
  db: Db | Tx,
): Promise<ReadonlySet<number>> {
  const rows = await db
    .select({ id: messageReads.messageId })
    .from(messageReads)
    .where(and(eq(messageReads.userId, userId), inArray(messageReads.messageId, [...messageIds])));
  return new Set(rows.map(({ id }) => id));
}
