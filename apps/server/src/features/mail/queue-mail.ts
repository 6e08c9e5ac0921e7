import type { Locale } from '@sevenmetre/rules/vocabulary';
import type { Tx } from '../../platform/database/index.ts';
import { findWords } from '../translations/index.ts';
import type { Letter } from './letter.ts';
import { insertAll } from './mail.repository.ts';

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

/** The same for many readers. */
export async function queueMails(tx: Tx, orders: readonly MailOrder[]): Promise<void> {
  if (orders.length === 0) return;
  const { translators } = await findWords(tx);
  const rows = orders.map(({ to, locale, letter, now }) => ({
    to,
    locale,
    letter: letter(translators[locale]),
    createdAt: now,
    nextAt: now,
  }));
  await insertAll(rows, tx);
}
