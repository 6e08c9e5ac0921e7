import type { Tx } from '../../platform/database/index.ts';
import { findClubReaders, queueMails } from '../mail/index.ts';
import type { Customer, DocumentRow } from './document.repository.ts';
import { findPaymentLink } from '../payment-links/index.ts';
import { payLinkOf } from './pay-link.ts';
import { documentsLetter } from './letters.ts';

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

/** Whether the organiser's provider takes payments for one of the invoices. */
async function takesPayments(documents: readonly DocumentRow[], tx: Tx): Promise<boolean> {
  const [first] = documents;
  const link = first === undefined ? null : await findPaymentLink(first.editionId, tx);
  return documents.some(({ kind, supplierId, total, content, currency, variableSymbol: symbol }) => {
    const payment = { amount: total - content.paid, currency, symbol, language: content.locale };
    return kind === 'invoice' && payLinkOf(link, supplierId, payment) !== null;
  });
}
