import { millisecondsOfDay } from '@sevenmetre/rules/dates';
import type { Tx } from '../../platform/database/index.ts';
import { findClubReaders, queueMails } from '../mail/index.ts';
import type { Customer, DocumentRow } from './document.repository.ts';
import { findPaymentLink } from '../payment-links/index.ts';
import { payLinkOf } from './pay-link.ts';
import { documentsLetter, paymentLetter, type ReceivedPayment } from './letters.ts';
import * as orderRepository from './order.repository.ts';

interface Issued {
  readonly clubId: number;
  readonly customer: Pick<Customer, 'name' | 'locale'>;
  readonly documents: readonly DocumentRow[];
  readonly now: Date;
}

/**
 * Mails the admins of a club, in its language, what was issued in this transaction; each document is mailed
 * once.
 */
export async function notifyClub(tx: Tx, { clubId, customer, documents, now }: Issued): Promise<void> {
  const readers = await findClubReaders([clubId], tx);
  const isPaidOnline = await takesPayments(documents, tx);
  const mails = readers.map(({ email, firstName }) => ({
    to: email,
    locale: customer.locale,
    letter: documentsLetter({ id: clubId, name: customer.name }, documents, firstName, isPaidOnline),
    now,
  }));
  await queueMails(tx, mails);
}

/** Milliseconds. Older payments, such as those of the first statement that is imported, are no news. */
const timeOfNews = 30 * millisecondsOfDay;

/**
 * Mails the admins of clubs, in the language of each club, that payments have arrived from the bank or a provider in the last 30
 * days (MO28). They wait until `sendAt`, so that a wrong press is not mailed. What an organiser enters by hand is not mailed:
 * whoever pays in cash has a receipt.
 */
export async function notifyPayments(
  tx: Tx,
  booked: readonly ReceivedPayment[],
  { now, sendAt }: { readonly now: Date; readonly sendAt: Date },
): Promise<void> {
  const received = booked.filter(({ day }) => now.getTime() - Date.parse(day) <= timeOfNews);
  if (received.length === 0) return;
  const ids = [...new Set(received.map(({ clubId }) => clubId))];
  const clubs = new Map((await orderRepository.findNames(ids, tx)).map((club) => [club.id, club]));
  const readers = await findClubReaders(ids, tx);
  const mails = received.flatMap((payment) =>
    readers
      .filter(({ clubId }) => clubId === payment.clubId)
      .flatMap(({ email, firstName }) => {
        const club = clubs.get(payment.clubId);
        if (!club) return [];
        const letter = paymentLetter(club.name, payment, firstName);
        return [{ to: email, locale: club.locale, letter, now, sendAt }];
      }),
  );
  await queueMails(tx, mails);
}

/** Whether the organiser's provider takes payments for one of the invoices. */
async function takesPayments(documents: readonly DocumentRow[], tx: Tx): Promise<boolean> {
  const [first] = documents;
  const link = first === undefined ? null : await findPaymentLink(first.editionId, tx);
  return documents.some(({ kind, supplierId, total, content, currency, variableSymbol: symbol }) => {
    const payment = { amount: total - content.paid, currency, symbol, language: content.locale };
    return kind === 'invoice' && payLinkOf(link, supplierId, payment) !== null;
  });
}
