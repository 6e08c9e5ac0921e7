import type { Locale } from '@sevenmetre/rules/vocabulary';
import type { Translator } from '@sevenmetre/phrases';
import type { Tx } from '../../platform/database/index.ts';
import { findWords } from '../translations/index.ts';
import { findLockedAddresses, insertAll } from './mail.repository.ts';
import type { LetterContent } from '../../platform/database/schema/index.ts';

/** Content of a mail in any language, bound to its data. */
export type Letter = (t: Translator) => LetterContent;

export interface MailOrder {
  /** Address without a name. */
  readonly to: string;
  readonly locale: Locale;
  readonly letter: Letter;
  readonly now: Date;
  /** Until when it waits in the queue; absent: it is sent at once. */
  readonly sendAt?: Date;
}

/** Queues a mail in the caller's transaction, so that it is sent only if that commits. */
export async function queueMail(tx: Tx, order: MailOrder): Promise<void> {
  await queueMails(tx, [order]);
}

/**
 * The same for many recipients. Locked accounts get no mails, since links in them would open the account.
 * @returns the id of the mail of each order; null: none was queued
 */
export async function queueMails(tx: Tx, orders: readonly MailOrder[]): Promise<(number | null)[]> {
  if (orders.length === 0) return [];
  const { translators } = await findWords(tx);
  const locked = await findLockedAddresses(
    orders.map(({ to }) => to),
    tx,
  );
  const open = orders.filter(({ to }) => !locked.has(to));
  const rows = open.map(({ to, locale, letter, now, sendAt = now }) => ({
    to,
    locale,
    letter: letter(translators[locale]),
    createdAt: now,
    nextAt: sendAt,
  }));
  const ids = rows.length === 0 ? [] : await insertAll(rows, tx);
  const idOf = new Map(open.map((order, at) => [order, ids[at] ?? null]));
  return orders.map((order) => idOf.get(order) ?? null);
}
