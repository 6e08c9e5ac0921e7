import { and, desc, eq, getTableColumns, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/index.ts';
import { type LetterContent, outgoingMails, users } from '../../platform/database/schema/index.ts';

export type OutgoingMail = typeof outgoingMails.$inferSelect;
export type NewOutgoingMail = typeof outgoingMails.$inferInsert;

const rowsAtOnce = 1000;

/** @returns the ids in the order of the mails */
export async function insertAll(mails: readonly NewOutgoingMail[], tx: Tx): Promise<number[]> {
  const ids: number[] = [];
  for (let from = 0; from < mails.length; from += rowsAtOnce) {
    const rows = await tx
      .insert(outgoingMails)
      .values(mails.slice(from, from + rowsAtOnce))
      .returning({ id: outgoingMails.id });
    // Rows get ascending ids in the order of the values; the order of the answer is not promised.
    ids.push(...rows.map(({ id }) => id).toSorted((one, other) => one - other));
  }
  return ids;
}

/** Mails of these ids that still wait or were given up. */
export async function findAllByIds(ids: readonly number[], db: Db | Tx): Promise<OutgoingMail[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(outgoingMails)
    .where(inArray(outgoingMails.id, [...ids]));
}

/** Those of the addresses that belong to locked accounts. */
export async function findLockedAddresses(
  addresses: readonly string[],
  tx: Tx,
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ email: users.email })
    .from(users)
    .where(and(inArray(users.email, [...new Set(addresses)]), isNotNull(users.lockedAt)));
  return new Set(rows.map(({ email }) => email));
}

interface Claim {
  readonly now: Date;
  readonly until: Date;
  /** For mails with files, which take longer. */
  readonly untilWithFiles: Date;
  readonly most: number;
}

/**
 * Claims due mails until `until`; a process that has not finished them by then is considered dead. Claiming
 * counts as an attempt.
 */
export async function claim({ now, until, untilWithFiles, most }: Claim, db: Db): Promise<OutgoingMail[]> {
  const due = db
    .select({ id: outgoingMails.id })
    .from(outgoingMails)
    .where(sql`${outgoingMails.nextAt} <= ${now.toISOString()}`)
    .orderBy(outgoingMails.nextAt, outgoingMails.id)
    .limit(most)
    .for('update', { skipLocked: true });
  return db
    .update(outgoingMails)
    .set({
      nextAt: sql`case when ${outgoingMails.letter} ?| array['fileIds', 'summary']
        then ${untilWithFiles.toISOString()}::timestamptz else ${until.toISOString()}::timestamptz end`,
      attempts: sql`${outgoingMails.attempts} + 1`,
    })
    .where(inArray(outgoingMails.id, due))
    .returning();
}

export async function deleteById(id: number, db: Db | Tx): Promise<void> {
  await db.delete(outgoingMails).where(eq(outgoingMails.id, id));
}

/** Removes the mails of a payment that still wait; returns their addresses. */
export async function deleteWaitingOf(
  payment: NonNullable<LetterContent['payment']>,
  tx: Tx,
): Promise<ReadonlySet<string>> {
  const { id, to, letter, attempts } = getTableColumns(outgoingMails);
  const waiting = await tx
    .select({ id, to })
    .from(outgoingMails)
    .where(and(eq(attempts, 0), sql`${letter} -> 'payment' = ${JSON.stringify(payment)}::jsonb`))
    .for('update', { skipLocked: true });
  const ids = waiting.map((mail) => mail.id);
  if (ids.length > 0) await tx.delete(outgoingMails).where(inArray(id, ids));
  return new Set(waiting.map((mail) => mail.to));
}

/** @param nextAt null: no further attempt */
export async function postpone(
  { id, attempts }: Pick<OutgoingMail, 'id' | 'attempts'>,
  nextAt: Date | null,
  failure: string,
  db: Db,
): Promise<void> {
  // Another process has it if this one was considered dead.
  const mine = and(eq(outgoingMails.id, id), eq(outgoingMails.attempts, attempts));
  await db.update(outgoingMails).set({ nextAt, failure }).where(mine);
}

/** The newest mails that are no longer tried. */
export async function findGivenUp(most: number, db: Db): Promise<OutgoingMail[]> {
  const { nextAt, id } = outgoingMails;
  return db.select().from(outgoingMails).where(isNull(nextAt)).orderBy(desc(id)).limit(most);
}

/** Deletes those of the mails that are no longer tried; returns their ids. */
export async function deleteGivenUp(ids: readonly number[], tx: Tx): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .delete(outgoingMails)
    .where(and(inArray(outgoingMails.id, [...ids]), isNull(outgoingMails.nextAt)))
    .returning({ id: outgoingMails.id });
  return rows.map(({ id }) => id);
}

/** Locks a mail that is no longer tried; null: there is none. */
export async function lockGivenUp(id: number, tx: Tx): Promise<OutgoingMail | null> {
  const isMeant = and(eq(outgoingMails.id, id), isNull(outgoingMails.nextAt));
  const [mail] = await tx.select().from(outgoingMails).where(isMeant).for('update');
  return mail ?? null;
}

/** Makes a mail due, as if it had just been written. */
export async function tryAgain(id: number, now: Date, tx: Tx): Promise<void> {
  const asNew = { nextAt: now, attempts: 0, failure: null };
  await tx.update(outgoingMails).set(asNew).where(eq(outgoingMails.id, id));
}

export async function countAll(db: Db | Tx): Promise<{ readonly waiting: number; readonly givenUp: number }> {
  const [row] = await db
    .select({
      waiting: sql<number>`count(${outgoingMails.nextAt})::int`,
      all: sql<number>`count(*)::int`,
    })
    .from(outgoingMails);
  const { waiting, all } = row ?? { waiting: 0, all: 0 };
  return { waiting, givenUp: all - waiting };
}

/** Number and age of mails that wait or are undeliverable. Ages in seconds; 0: none waits. */
export async function readQueue(
  db: Db,
  now: Date,
): Promise<{ readonly waiting: number; readonly givenUp: number; readonly oldestSeconds: number }> {
  const [row] = await db
    .select({ oldest: sql<number>`coalesce(extract(epoch from min(${outgoingMails.createdAt})), 0)::float8` })
    .from(outgoingMails)
    .where(isNotNull(outgoingMails.nextAt));
  const { waiting, givenUp } = await countAll(db);
  const oldest = row?.oldest ?? 0;
  return { waiting, givenUp, oldestSeconds: waiting === 0 ? 0 : Math.max(0, now.getTime() / 1000 - oldest) };
}
