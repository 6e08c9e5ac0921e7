import { compareLines, groupIntoDocuments, totalOf } from '@sevenmetre/rules/pricing';
import { millisecondsOfDay } from '@sevenmetre/rules/dates';
import { takeDocumentNumber } from '../enumerations/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { recordAudit } from '../audit/index.ts';
import { configurationRepository, inZone } from '../competition/index.ts';
import { creditLocked } from './credit-document.ts';
import * as documentRepository from './document.repository.ts';
import type { Customer, DocumentRow } from './document.repository.ts';
import * as lineRepository from './line.repository.ts';
import type { LineRow } from './line.repository.ts';
import { invoiceContent } from './make-content.ts';
import type { Making } from './make-content.ts';
import * as paymentRepository from './payment.repository.ts';
import type { FinanceContext } from './read-finance.use-case.ts';
import { rebuildCurrentLines, rebuildInvoiceLines, type Rebuilt } from './rebuild-lines.use-case.ts';
import { notifyClub } from './notify-club.ts';

export type IssueRefusal =
  | 'club-unknown'
  /** The registration of the club is not approved. */
  | 'club-not-approved'
  | 'nothing-to-issue'
  /** The total of the open lines would be negative. */
  | 'total-negative'
  /** An ordered item has no price. */
  | 'price-missing'
  | 'amount-too-large';

const dueDays = 'invoice-due-days';
const usualDueDays = 14;
/** Largest integer of the database; minor units. */
const largestTotal = 2_147_483_647;

/**
 * Issues everything that is open for a club, in one transaction: credits outdated documents, puts the open
 * lines into new documents (MO13, MO15) and mails the club's admins. Returns the issued documents in order.
 */
export function issueDocuments(
  { database, clock }: FinanceContext,
  userId: number,
  clubId: number,
  reason: string,
): Promise<readonly DocumentRow[] | IssueRefusal> {
  return database.transaction((tx) => issue(tx, { userId, clubId, reason, now: clock.now() }));
}

interface Asked {
  readonly userId: number;
  readonly clubId: number;
  /** Printed on credit notes; '': a standard text about the changed order, in the club's language. */
  readonly reason: string;
  readonly now: Date;
}

async function issue(tx: Tx, asked: Asked): Promise<readonly DocumentRow[] | IssueRefusal> {
  const { clubId, now } = asked;
  const rebuilt = await rebuildCurrentLines(tx, clubId, now);
  if (!rebuilt) return 'club-unknown';
  const before = await lineRepository.findAllValidByClubId(clubId, tx);
  const overtaken = new Set(before.flatMap((line) => (line.outdated ? (line.documentId ?? []) : [])));
  const open = before.filter(({ documentId }) => documentId === null || overtaken.has(documentId));
  const refusal = refusalOf(rebuilt, open, overtaken.size);
  if (refusal) return refusal;
  const customer = await documentRepository.findCustomer(clubId, tx);
  if (!customer) return 'club-unknown';
  const notes: DocumentRow[] = [];
  for (const id of [...overtaken].sort((a, b) => a - b)) {
    const note = await creditLocked(tx, { ...asked, documentId: id, timeZone: customer.timeZone });
    if (note.ok) notes.push(note.value);
  }
  if (overtaken.size > 0) await rebuildInvoiceLines(tx, clubId, now);
  const lines = (await lineRepository.findAllValidByClubId(clubId, tx)).filter(
    ({ documentId }) => documentId === null,
  );
  const invoices: DocumentRow[] = [];
  for (const group of groupIntoDocuments(lines.sort(compareLines))) {
    const balance = await paidAndOthers(clubId, tx);
    invoices.push(await issueOne(tx, { asked, rebuilt, customer, lines: group, balance }));
  }
  const documents = [...notes, ...invoices];
  await notifyClub(tx, { clubId, customer, documents, now });
  return documents;
}

function refusalOf({ club, unpriced }: Rebuilt, open: readonly LineRow[], overtaken: number) {
  const state = club.registrationState;
  // Documents of a declined club are credited; nothing new is issued, as a declined order has no lines.
  if (state !== 'approved' && state !== 'processed' && overtaken === 0) return 'club-not-approved';
  if (unpriced.length > 0) return 'price-missing';
  if (open.length === 0 && overtaken === 0) return 'nothing-to-issue';
  const current = open.filter(({ outdated }) => !outdated);
  const totals = groupIntoDocuments(current).map(totalOf);
  if (totals.some((total) => total > largestTotal)) return 'amount-too-large';
  return totals.some((total) => total < 0) ? 'total-negative' : null;
}

interface Issuing {
  readonly asked: Asked;
  readonly rebuilt: Rebuilt;
  readonly customer: Customer;
  readonly lines: readonly LineRow[];
  readonly balance: Making['balance'];
}

async function issueOne(tx: Tx, { asked, rebuilt, customer, lines, balance }: Issuing): Promise<DocumentRow> {
  const { club, currency, variableSymbol } = rebuilt;
  const [supplierId = 0] = lines.map((line) => line.supplierId);
  const taken = await takeDocumentNumber(supplierId, 'invoice', tx);
  const supplier = await documentRepository.findSupplier(supplierId, tx);
  if (!supplier) throw new Error('The supplier of a document is gone');
  const number = `${customer.year}-${supplierId}-${String(taken).padStart(4, '0')}`;
  const issuedOn = inZone(asked.now, customer.timeZone).day;
  const dueDate = await dueDateOf(club.editionId, issuedOn, tx);
  const words = { customer, supplier, lines, number, currency, variableSymbol, issuedOn, dueDate, balance };
  const content = invoiceContent(words);
  const document = await documentRepository.insert(
    {
      editionId: club.editionId,
      clubId: club.id,
      supplierId,
      kind: 'invoice',
      number,
      variableSymbol,
      currency,
      total: content.total,
      issuedAt: asked.now,
      issuedByUserId: asked.userId,
      dueDate,
      content,
    },
    tx,
  );
  const ids = lines.map(({ id }) => id);
  await lineRepository.freeze(ids, document.id, tx);
  await recordAudit(tx, {
    at: asked.now,
    userId: asked.userId,
    action: 'invoice.issued',
    subjectType: 'club',
    subjectId: club.id,
    after: { documentId: document.id, number, total: content.total, currency },
  });
  return document;
}

/** Payments of a club, and its valid invoices that they cover before a new one. The club's row is locked. */
async function paidAndOthers(clubId: number, tx: Tx): Promise<Making['balance']> {
  const payments = await paymentRepository.findAllByClubId(clubId, tx);
  const invoices = await documentRepository.findAllValidByClubId(clubId, tx);
  return {
    paid: payments.reduce((sum, { orderAmount }) => sum + orderAmount, 0),
    others: invoices.reduce((sum, { total }) => sum + total, 0),
  };
}

async function dueDateOf(editionId: number, issuedOn: string, tx: Tx): Promise<string> {
  const values = await configurationRepository.findAllByEditionId(editionId, [dueDays], tx);
  const days = Number(values.get(dueDays) ?? usualDueDays);
  const due =
    Date.parse(issuedOn) + (Number.isInteger(days) && days >= 0 ? days : usualDueDays) * millisecondsOfDay;
  return new Date(due).toISOString().slice(0, 10);
}
