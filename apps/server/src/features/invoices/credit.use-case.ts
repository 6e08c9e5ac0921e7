import type { Tx } from '../../platform/database/index.ts';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { creditLocked } from './credit-document.ts';
import * as documentRepository from './document.repository.ts';
import { rebuildInvoiceLines } from './rebuild-lines.use-case.ts';
import { notifyClub } from './notify-club.ts';

export interface CreditAsked {
  readonly userId: number;
  readonly documentId: number;
  /** Printed on the credit note. */
  readonly reason: string;
  readonly now: Date;
}

/** Credits an invoice; its lines are open again, as ordered now. Returns the club's id. */
export async function creditInvoice(tx: Tx, asked: CreditAsked): Promise<Outcome<number>> {
  const document = await documentRepository.findById(asked.documentId, tx);
  if (!document) return refuse('document-unknown');
  const { clubId } = document;
  if (!(await rebuildInvoiceLines(tx, clubId, asked.now))) return refuse('document-unknown');
  const customer = await documentRepository.findCustomer(clubId, tx);
  if (!customer) return refuse('document-unknown');
  const note = await creditLocked(tx, { ...asked, timeZone: customer.timeZone });
  if (!note.ok) return note;
  await rebuildInvoiceLines(tx, clubId, asked.now);
  await notifyClub(tx, { clubId, customer, documents: [note.value], now: asked.now });
  return done(clubId);
}
