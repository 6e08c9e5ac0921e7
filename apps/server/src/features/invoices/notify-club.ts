import { millisecondsOfDay } from '@sevenmetre/rules/dates';
import type { Tx } from '../../platform/database/index.ts';
import { undoableUntil } from '@sevenmetre/rules/undo';
import { deleteWaitingMailsOf, findClubReaders, type Letter, queueMails } from '../mail/index.ts';
import type { Customer, DocumentRow } from './document.repository.ts';
import { findPaymentLink } from '../payment-links/index.ts';
import { payLinkOf } from './pay-link.ts';
import { documentsLetter, paymentLetter, type PaymentNotice, takenBackLetter } from './letters.ts';
import * as orderRepository from './order.repository.ts';
import * as noticeRepository from './payment-notice.repository.ts';
import type { ReceivedPayment } from './payment-notice.repository.ts';

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

interface Moment {
  readonly now: Date;
  /** Until when the mails wait, so that a wrong press is not mailed. */
  readonly sendAt: Date;
}

/**
 * Mails the admins of clubs, in the language of each club, that payments have arrived from the bank or a provider in the last 30
 * days (MO28). What an organiser enters by hand is not mailed: whoever pays in cash has a receipt. A payment that comes back while
 * the mail that it was taken back still waits is mailed neither way (MO29). The caller holds the locks of the clubs' rows.
 */
export async function notifyPayments(
  tx: Tx,
  booked: readonly ReceivedPayment[],
  moment: Moment,
): Promise<void> {
  const received = booked.filter(
    ({ paymentDate }) => moment.now.getTime() - Date.parse(paymentDate) <= timeOfNews,
  );
  if (received.length === 0) return;
  const clubIds = [...new Set(received.map(({ clubId }) => clubId))];
  const gone = await noticeRepository.findTakenBack(clubIds, tx);
  const fresh: ReceivedPayment[] = [];
  const mails: NoticeMail[] = [];
  for (const payment of received) {
    const at = gone.findIndex((notice) => noticeRepository.isOf(payment, notice));
    const [notice] = at < 0 ? [] : gone.splice(at, 1);
    if (notice === undefined) fresh.push(payment);
    else {
      await noticeRepository.reopen(notice.id, payment.id, tx);
      const except = await deleteWaitingMailsOf({ noticeId: notice.id, says: 'taken-back' }, tx);
      mails.push({ notice, except });
    }
  }
  for (const notice of await noticeRepository.insertAll(fresh, tx)) mails.push({ notice, except: new Set() });
  await mailAdmins(tx, mails, { ...moment, letterOf: paymentLetter });
}

/**
 * Mails the admins of its club, in ten minutes, that a payment was taken back whose mail is out (MO29); one that still waits is not
 * sent instead (MO28). A payment that was never mailed is no news to them. The caller holds the lock of the club's row.
 */
export async function notifyTakenBack(tx: Tx, paymentId: number, now: Date): Promise<void> {
  const notice = await noticeRepository.findByPaymentId(paymentId, tx);
  if (notice === null) return;
  const except = await deleteWaitingMailsOf({ noticeId: notice.id, says: 'arrived' }, tx);
  const how = { now, sendAt: undoableUntil(now), letterOf: takenBackLetter };
  const readers = await mailAdmins(tx, [{ notice, except }], how);
  if (readers === 0) await noticeRepository.deleteById(notice.id, tx);
  else await noticeRepository.takeBack(notice.id, now, tx);
}

interface NoticeMail {
  readonly notice: PaymentNotice;
  /** Addresses that need no mail. */
  readonly except: ReadonlySet<string>;
}

interface HowMailed extends Moment {
  readonly letterOf: (club: string, notice: PaymentNotice, name: string) => Letter;
}

/** @returns how many mails are queued */
async function mailAdmins(tx: Tx, mails: readonly NoticeMail[], how: HowMailed): Promise<number> {
  const { now, sendAt, letterOf } = how;
  const ids = [...new Set(mails.map(({ notice }) => notice.clubId))];
  const clubs = new Map((await orderRepository.findNames(ids, tx)).map((club) => [club.id, club]));
  const readers = await findClubReaders(ids, tx);
  const orders = mails.flatMap(({ notice, except }) =>
    readers
      .filter(({ clubId, email }) => clubId === notice.clubId && !except.has(email))
      .flatMap(({ email, firstName }) => {
        const club = clubs.get(notice.clubId);
        if (!club) return [];
        return [
          { to: email, locale: club.locale, letter: letterOf(club.name, notice, firstName), now, sendAt },
        ];
      }),
  );
  await queueMails(tx, orders);
  return orders.length;
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
