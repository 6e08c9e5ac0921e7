import type { CheckInCashBody, CheckInClub } from '@sevenmetre/contract/check-in/schemas';
import type { Actor } from '@sevenmetre/rules/permissions';
import { takeReceiptNumber } from '../enumerations/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { once } from '../../platform/repeat-keys/index.ts';
import { inZone } from '../competition/index.ts';
import { createPayment, findCurrentEdition, readClubInvoice } from '../invoices/index.ts';
import * as clubRepository from './club.repository.ts';
import { readClubIn } from './read-club.use-case.ts';
import * as receiptRepository from './receipt.repository.ts';
import type { UseCaseContext } from '../../platform/use-case/index.ts';

/**
 * Takes cash in the currency that the club pays in: a payment and its numbered receipt in one transaction,
 * received by the calling user. A repeated form changes nothing.
 */
export function takeCash(
  { database, clock }: UseCaseContext,
  { userId }: Actor,
  clubId: number,
  body: CheckInCashBody,
): Promise<Outcome<CheckInClub>> {
  return database.transaction(async (tx) => {
    const edition = await findCurrentEdition(tx);
    if (!edition || !(await clubRepository.lockComing(clubId, tx))) return refuse('club-unknown');
    const now = clock.now();
    const { amount, currency, supplierId, clientKey } = body;
    const taken = await once(tx, `cash:${clubId}`, clientKey, body, async () => {
      const invoice = await readClubInvoice(clubId, now, tx);
      if (invoice?.finance.currency !== currency) return refuse('changed-meanwhile');
      const paid = await createPayment(
        tx,
        { userId, clubId, now },
        {
          paymentDate: inZone(now, edition.timeZone).day,
          orderAmount: amount,
          receivedAmount: amount,
          receivedAmountCurrency: currency,
          paymentMethod: 'cash',
          cashReceivedById: userId,
          supplierId,
          accountingDocumentId: null,
          note: null,
          clientKey,
        },
      );
      if (!paid.ok) return paid;
      return done(await issueReceipt({ clubId, userId, now, body }, tx));
    });
    return taken.ok ? readClubIn(clubId, now, tx) : taken;
  });
}

interface Taken {
  readonly clubId: number;
  readonly userId: number;
  readonly now: Date;
  readonly body: CheckInCashBody;
}

async function issueReceipt({ clubId, userId, now, body }: Taken, tx: Tx): Promise<number> {
  const { amount, currency, supplierId, clientKey } = body;
  const club = await clubRepository.findComing(clubId, tx);
  const supplier = await takeReceiptNumber(supplierId, tx);
  if (!club || !supplier) throw new Error('The club or the supplier of a receipt is gone');
  return receiptRepository.insert(
    {
      clubId,
      supplierId,
      paymentId: await receiptRepository.findPaymentId(clubId, clientKey, tx),
      number: supplier.number,
      issuedAt: now,
      issuedByUserId: userId,
      amount,
      currency,
      supplierName: supplier.name,
      payer: club.name,
      receiver: await receiptRepository.findUserName(userId, tx),
      locale: club.locale,
    },
    tx,
  );
}
