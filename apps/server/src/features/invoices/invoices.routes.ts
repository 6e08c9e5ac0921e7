import type { IssueResult } from '@sevenmetre/contract/invoices/schemas';
import type { Actor } from '@sevenmetre/rules/permissions';
import type { Tx } from '../../platform/database/index.ts';
import { done } from '../../platform/outcome/index.ts';
import { attachmentHeaders } from '../../platform/http/index.ts';
import type { Handlers } from '../../platform/http/index.ts';
import { type By, changeMoney } from './change-money.use-case.ts';
import { readClubPayment } from './club-payment.use-case.ts';
import { creditInvoice } from './credit.use-case.ts';
import { exportFinances } from './export-finances.use-case.ts';
import { documentBodies } from './finance-body.ts';
import { financeList } from './finance-list.ts';
import { findCurrentEdition } from './finance.repository.ts';
import { issueDocuments } from './issue-documents.use-case.ts';
import { readFinances } from './list-finances.use-case.ts';
import { readEarlierPapers } from './read-earlier-papers.use-case.ts';
import { readFinance, showClubInvoice } from './read-finance.use-case.ts';
import { keepPaper, readPaper } from './read-paper.use-case.ts';
import { createLine, deleteLine, updateLine } from './write-lines.use-case.ts';
import { createPayment, deletePayment } from './write-payments.use-case.ts';
import type { StorageContext } from '../../platform/use-case/index.ts';

/** Statuses of refused calls. */
const refusals = {
  'edition-missing': { status: 404, ...refusal('edition-missing') },
  'club-unknown': { status: 404, ...refusal('club-unknown') },
  'document-unknown': { status: 404, ...refusal('document-unknown') },
  'line-unknown': { status: 404, ...refusal('line-unknown') },
  'payment-unknown': { status: 404, ...refusal('payment-unknown') },
  'document-not-creditable': { status: 409, ...refusal('document-not-creditable') },
  'repeat-key-used': { status: 409, ...refusal('repeat-key-used') },
  'line-frozen': { status: 409, ...refusal('line-frozen') },
  'line-of-order': { status: 409, ...refusal('line-of-order') },
  'supplier-unknown': { status: 422, ...refusal('supplier-unknown') },
  'amount-too-large': { status: 422, ...refusal('amount-too-large') },
  'cash-receiver-missing': { status: 422, ...refusal('cash-receiver-missing') },
} as const;

function refusal<E extends string>(error: E) {
  return { body: { error, additionalProperties: {} } };
}

/** Handlers of clubs' money, for clubs and organisers. */
export function invoiceHandlers(context: StorageContext) {
  return {
    ...clubHandlers(context),
    ...listHandlers(context),
    ...lineHandlers(context),
    ...paymentHandlers(context),
  };
}

function clubHandlers(
  context: StorageContext,
): Handlers<'clubFinance' | 'clubPayment' | 'clubEarlierPapers' | 'invoicePdf' | 'adminClubInvoice'> {
  return {
    async clubFinance({ actor, params }) {
      const body = await readFinance(context, actor, params.id);
      return body ? { status: 200, body } : refusals['club-unknown'];
    },
    async clubPayment({ actor, params }) {
      const body = await readClubPayment(context, actor, params.id);
      return body ? { status: 200, body } : refusals['club-unknown'];
    },
    async clubEarlierPapers({ actor, params }) {
      const papers = await readEarlierPapers(context, actor, params.id);
      return papers ? { status: 200, body: { papers } } : refusals['club-unknown'];
    },
    async invoicePdf({ actor, params }) {
      const paper = await readPaper(context, actor, params.id);
      if (!paper) return refusals['document-unknown'];
      return { status: 200, body: paper.bytes, headers: attachmentHeaders(paper.filename) };
    },
    async adminClubInvoice({ params }) {
      const body = await showClubInvoice(context, params.id);
      return body ? { status: 200, body } : refusals['club-unknown'];
    },
  };
}

function listHandlers(
  context: StorageContext,
): Handlers<'adminInvoices' | 'adminInvoicesExport' | 'adminInvoicesIssue'> {
  return {
    async adminInvoices({ query }) {
      const rows = await readFinances(context);
      return rows ? { status: 200, body: financeList(rows, query) } : refusals['edition-missing'];
    },
    async adminInvoicesExport({ query: { locale, columns, ...query } }) {
      const body = await exportFinances(context, query, { locale, columns });
      if (!body) return refusals['edition-missing'];
      return { status: 200, body, headers: attachmentHeaders('invoices.xlsx') };
    },
    adminInvoicesIssue: async ({ actor, body }) => done(await issueAll(context, actor.userId, body)),
  };
}

/**
 * Drawing takes a moment: up to this number of clubs the PDFs are drawn at once, beyond it when first
 * requested.
 */
const drawnAtOnce = 3;

/** A separate transaction for each club, so that a refusal does not affect the others. */
async function issueAll(
  context: StorageContext,
  userId: number,
  { clubIds, reason }: { readonly clubIds: readonly number[]; readonly reason?: string | undefined },
): Promise<IssueResult> {
  const edition = await findCurrentEdition(context.database.db);
  const result: IssueResult = { issued: [], refused: [] };
  for (const clubId of new Set(clubIds)) {
    const issued = await issueDocuments(context, userId, clubId, reason ?? '');
    if (typeof issued === 'string') {
      result.refused.push({ clubId, error: issued });
      continue;
    }
    result.issued.push({ clubId, documents: documentBodies(issued, edition?.timeZone ?? 'UTC') });
    if (clubIds.length <= drawnAtOnce) for (const document of issued) await keepPaper(context, document);
  }
  return result;
}

function lineHandlers(
  context: StorageContext,
): Handlers<'adminInvoiceLineCreate' | 'adminInvoiceLineUpdate' | 'adminInvoiceLineDelete'> {
  const write = writer(context);
  return {
    adminInvoiceLineCreate: ({ actor, params, body }) =>
      write(actor, async (tx, by) => {
        const refused = await createLine(tx, { ...by, clubId: params.id }, body);
        return refused ?? params.id;
      }),
    adminInvoiceLineUpdate: ({ actor, params, body }) =>
      write(actor, async (tx, by) => {
        const refused = await updateLine(tx, { ...by, clubId: params.id }, params.lineId, body);
        return refused ?? params.id;
      }),
    adminInvoiceLineDelete: ({ actor, params }) =>
      write(actor, async (tx, by) => {
        const refused = await deleteLine(tx, { ...by, clubId: params.id }, params.lineId);
        return refused ?? params.id;
      }),
  };
}

function paymentHandlers(
  context: StorageContext,
): Handlers<'adminInvoiceCredit' | 'adminPaymentCreate' | 'adminPaymentDelete'> {
  const write = writer(context);
  return {
    adminInvoiceCredit: ({ actor, params, body }) =>
      write(actor, (tx, by) => creditInvoice(tx, { ...by, documentId: params.id, reason: body.reason })),
    adminPaymentCreate: ({ actor, params, body }) =>
      write(actor, async (tx, by) => {
        const refused = await createPayment(tx, { ...by, clubId: params.id }, body);
        return refused ?? params.id;
      }),
    adminPaymentDelete: ({ actor, params, body }) =>
      write(actor, async (tx, by) => {
        const writing = { ...by, clubId: params.id };
        const refused = await deletePayment(tx, writing, params.paymentId, body.reason);
        return refused ?? params.id;
      }),
  };
}

/** A change by an organiser; the answer is the club's money. */
function writer(context: StorageContext) {
  return async <R extends keyof typeof refusals>(
    actor: Actor,
    work: (tx: Tx, by: By) => Promise<number | R>,
  ) => {
    const done = await changeMoney(context, actor.userId, work);
    return typeof done === 'string' ? refusals[done] : { status: 200 as const, body: done };
  };
}
