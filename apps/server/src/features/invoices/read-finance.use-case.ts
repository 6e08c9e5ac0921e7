import type { ClubFinance, ClubInvoice } from '@sevenmetre/contract/invoices/schemas';
import type { Actor } from '@sevenmetre/rules/permissions';
import { billingCurrency, compareLines, lineTotal } from '@sevenmetre/rules/pricing';
import { can } from '../../platform/permission/index.ts';
import type { Clock } from '../../platform/clock/index.ts';
import type { Database, Tx } from '../../platform/database/index.ts';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { inZone, utcText } from '../competition/index.ts';
import { findPaymentLink } from '../payment-links/index.ts';
import * as documentRepository from './document.repository.ts';
import { financeBody } from './finance-body.ts';
import * as financeRepository from './finance.repository.ts';
import type { FinanceClub } from './finance.repository.ts';
import { findOwed, findPaid } from './finance.repository.ts';
import * as lineRepository from './line.repository.ts';
import type { LineRow } from './line.repository.ts';
import * as paymentRepository from './payment.repository.ts';
import { unpricedOf } from './rebuild-lines.use-case.ts';

export interface FinanceContext {
  readonly database: Database;
  readonly clock: Clock;
}

/** The finance card of a club of the current edition; one that is not visible to the actor is unknown. */
export function readFinance(
  { database, clock }: FinanceContext,
  actor: Actor,
  clubId: number,
): Promise<Outcome<ClubFinance>> {
  const now = clock.now();
  if (!can(actor, 'clubFinance', { club: { id: clubId } }, now))
    return Promise.resolve(refuse('club-unknown'));
  return database.transaction(
    async (tx) => {
      const club = await financeRepository.findClub(clubId, tx);
      return club ? done((await load(club, now, tx)).finance) : refuse('club-unknown');
    },
    { accessMode: 'read only' },
  );
}

/** The same in a separate transaction. */
export function showClubInvoice(
  { database, clock }: FinanceContext,
  clubId: number,
): Promise<Outcome<ClubInvoice>> {
  return database.transaction(
    async (tx) => {
      const invoice = await readClubInvoice(clubId, clock.now(), tx);
      return invoice ? done(invoice) : refuse('club-unknown');
    },
    { accessMode: 'read only' },
  );
}

/** All of a club's money, for organisers; null: no such club in the current edition. */
export async function readClubInvoice(clubId: number, now: Date, tx: Tx): Promise<ClubInvoice | null> {
  const club = await financeRepository.findClub(clubId, tx);
  if (!club) return null;
  const { finance, lines, documents, payments } = await load(club, now, tx);
  const numbers = new Map(documents.map(({ id, number }) => [id, number]));
  const { id, name, countryCode, registrationState, variableSymbol } = club;
  const suppliers = await documentRepository.findSuppliers(club.editionId, tx);
  return {
    club: { id, name, countryCode, registrationState, variableSymbol },
    finance,
    lines: lines.toSorted(compareLines).map((line) => lineBody(line, numbers)),
    payments: payments.map(paymentBody),
    suppliers: suppliers.map((supplier) => ({ id: supplier.id, name: supplier.name })),
    cashReceivers: await paymentRepository.findCashReceivers(tx),
    unpriced: [...(await unpricedOf(clubId, finance.currency, tx))],
  };
}

async function load(club: FinanceClub, now: Date, tx: Tx) {
  const lines = await lineRepository.findAllValidByClubId(club.id, tx);
  const documents = await documentRepository.findAllByClubId(club.id, tx);
  const payments = await paymentRepository.findAllByClubId(club.id, tx);
  const edition = await financeRepository.findCurrentEdition(tx);
  const timeZone = edition?.timeZone ?? 'UTC';
  const currency = lines.at(-1)?.currency ?? billingCurrency(club, { currency: null, binding: false });
  const finance = financeBody({
    currency,
    variableSymbol: club.variableSymbol,
    lines,
    documents,
    payments,
    today: inZone(now, timeZone).day,
    timeZone,
    link: await findPaymentLink(club.editionId, tx),
  });
  return { finance, lines, documents, payments };
}

function lineBody(line: LineRow, numbers: ReadonlyMap<number, string>): ClubInvoice['lines'][number] {
  return {
    id: line.id,
    isSystem: line.isSystem,
    nameCs: line.nameCs,
    nameEn: line.nameEn,
    quantity: line.quantity,
    unitType: line.unitType,
    unitPrice: line.unitPrice,
    discountPercent: line.discountPercent,
    total: lineTotal(line),
    currency: line.currency,
    clubId: line.clubId,
    pricelistItemId: line.pricelistItemId,
    supplierId: line.supplierId,
    separateInvoice: line.separateInvoice,
    documentNumber: line.documentId === null ? null : (numbers.get(line.documentId) ?? null),
    outdated: line.outdated,
  };
}

function paymentBody(payment: paymentRepository.PaymentOfClub): ClubInvoice['payments'][number] {
  return {
    id: payment.id,
    clubId: payment.clubId,
    paymentDate: payment.paymentDate,
    orderAmount: payment.orderAmount,
    receivedAmount: payment.receivedAmount,
    receivedAmountCurrency: payment.receivedAmountCurrency,
    paymentMethod: payment.paymentMethod,
    cashReceivedById: payment.cashReceivedById,
    cashReceivedBy: payment.cashReceivedBy,
    supplierId: payment.supplierId,
    accountingDocumentId: payment.accountingDocumentId,
    note: payment.note,
    createdAt: utcText(payment.createdAt),
    updatedAt: utcText(payment.updatedAt),
    fromBank: payment.fromBank,
    origin: payment.origin,
    receiptNumber: payment.receiptNumber,
  };
}

/** Number of clubs of an edition that have paid less than they owe. */
export async function countUnpaidClubs(editionId: number, tx: Tx): Promise<number> {
  const paid = new Map((await findPaid(editionId, tx)).map((row) => [row.clubId, row.paid]));
  const owed = await findOwed(editionId, tx);
  return owed.filter(({ clubId, toPay }) => toPay > (paid.get(clubId) ?? 0)).length;
}
