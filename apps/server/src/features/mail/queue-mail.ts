import type { Locale } from '@sevenmetre/rules/vocabulary';
import type { Tx } from '../../platform/database/index.ts';
import { findWords } from '../translations/index.ts';
import type { Letter } from './letter.ts';
import { findLockedAddresses, insertAll } from './mail.repository.ts';

export interface MailOrder {
  /** A bare address. */
  readonly to: string;
  readonly locale: Locale;
  readonly letter: Letter;
  readonly now: Date;
}

/** Puts a mail down in the transaction of what it tells of: it is sent when that is committed, and only then. */
export async function queueMail(tx: Tx, order: MailOrder): Promise<void> {
  await queueMails(tx, [order]);
}

/** The same for many readers. Who owns a locked account hears of nothing: links in mails would open it. */
export async function queueMails(tx: Tx, orders: readonly MailOrder[]): Promise<void> {
  if (orders.length === 0) return;
  const { translators } = await findWords(tx);
  const locked = await findLockedAddresses(
    orders.map(({ to }) => to),
    tx,
  );
  const open = orders.filter(({ to }) => !locked.has(to));
  const rows = open.map(({ to, locale, letter, now }) => ({
    to,
    locale,
    letter: letter(translators[locale]),
    createdAt: now,
    nextAt: now,
  }));
  if (rows.length > 0) await insertAll(rows, tx);
}
