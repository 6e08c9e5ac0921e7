import type { Tx } from '../../platform/database/index.ts';
import { findClubReaders, queueMails } from '../mail/index.ts';
import type { Customer, DocumentRow } from './document.repository.ts';
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
  const mails = readers.map(({ email, firstName }) => ({
    to: email,
    locale: customer.locale,
    letter: documentsLetter({ id: clubId, name: customer.name }, documents, firstName),
    now,
  }));
  await queueMails(tx, mails);
}
