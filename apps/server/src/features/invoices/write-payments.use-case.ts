import type { PaymentBody } from '@sevenmetre/contract/invoices/payments';
import type { Tx } from '../../platform/database/index.ts';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { once } from '../../platform/repeat-keys/index.ts';
import { recordAudit } from '../audit/index.ts';
import * as documentRepository from './document.repository.ts';
import { notifyTakenBack } from './notify-club.ts';
import * as orderRepository from './order.repository.ts';
import * as paymentRepository from './payment.repository.ts';
import type { NewPayment, PaymentRow } from './payment.repository.ts';

export interface PaymentWriting {
  /** null: nobody, a payment provider has confirmed it. */
  readonly userId: number | null;
  readonly clubId: number;
  readonly now: Date;
}

/** Records a payment once for its key, under the club's row lock. */
export async function createPayment(
  tx: Tx,
  writing: PaymentWriting,
  body: PaymentBody,
): Promise<Outcome<null>> {
  const { clubId } = writing;
  const club = await orderRepository.lockCurrentClub(clubId, tx);
  if (!club) return refuse('club-unknown');
  const insert = () => insertPayment(tx, writing, club.editionId, body);
  const paid = await once(tx, `payment:${clubId}`, body.clientKey, body, insert);
  return paid.ok ? done(null) : paid;
}

async function insertPayment(
  tx: Tx,
  writing: PaymentWriting,
  editionId: number,
  body: PaymentBody,
): Promise<Outcome<number>> {
  const { clubId, userId } = writing;
  const { cashReceivedById, accountingDocumentId, paymentMethod } = body;
  const isCash = paymentMethod === 'cash';
  const hasReceiver =
    cashReceivedById !== null && (await paymentRepository.isCashReceiver(cashReceivedById, tx));
  if (isCash && !hasReceiver) return refuse('cash-receiver-missing');
  const document =
    accountingDocumentId === null ? null : await findOwnDocument(accountingDocumentId, clubId, tx);
  if (accountingDocumentId !== null && document === null) return refuse('document-unknown');
  const supplierId = body.supplierId ?? document?.supplierId ?? null;
  const supplier = supplierId === null ? null : await documentRepository.findSupplier(supplierId, tx);
  if (supplierId !== null && supplier?.editionId !== editionId) return refuse('supplier-unknown');
  const receiver = isCash ? cashReceivedById : null;
  const row = { ...body, clubId, supplierId, cashReceivedById: receiver, createdByUserId: userId };
  const { id } = await addPayment(tx, writing, row);
  return done(id);
}

async function findOwnDocument(id: number, clubId: number, tx: Tx) {
  const document = await documentRepository.findById(id, tx);
  return document?.clubId === clubId ? document : null;
}

/** File and row of a bank statement. */
export interface PaymentOrigin {
  readonly file: string;
  readonly row: number;
}

/**
 * Stores a payment with its audit entry; the caller holds the lock of the club's row.
 * @param origin of the bank's movement; null: entered by hand, or not known
 */
export async function addPayment(
  tx: Tx,
  writing: PaymentWriting,
  row: NewPayment,
  origin: PaymentOrigin | null = null,
): Promise<PaymentRow> {
  const payment = await paymentRepository.insert(row, tx);
  await recordAudit(tx, {
    at: writing.now,
    userId: writing.userId,
    action: 'payment.recorded',
    subjectType: 'club',
    subjectId: writing.clubId,
    after: { ...numbersOf(payment), ...(origin === null ? {} : { origin }) },
  });
  return payment;
}

/** Deletes a payment; its bank movement returns to the queue, and its club is notified if it was mailed (MO28, MO29). */
export async function deletePayment(
  tx: Tx,
  writing: PaymentWriting,
  paymentId: number,
  reason: string,
): Promise<Outcome<null>> {
  const { clubId, userId, now } = writing;
  if (!(await orderRepository.lockCurrentClub(clubId, tx))) return refuse('club-unknown');
  const payment = await paymentRepository.findById(paymentId, clubId, tx);
  if (!payment) return refuse('payment-unknown');
  await notifyTakenBack(tx, paymentId, now);
  await paymentRepository.deleteById(paymentId, tx);
  await recordAudit(tx, {
    at: now,
    userId,
    action: 'payment.removed',
    subjectType: 'club',
    subjectId: clubId,
    before: numbersOf(payment),
    reason,
  });
  return done(null);
}

function numbersOf({
  id,
  orderAmount,
  receivedAmount,
  receivedAmountCurrency,
  paymentMethod,
  paymentDate,
}: PaymentRow) {
  return { paymentId: id, orderAmount, receivedAmount, receivedAmountCurrency, paymentMethod, paymentDate };
}
