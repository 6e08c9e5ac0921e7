import type { IssueResult } from '@sevenmetre/contract/invoices/schemas';
import type { Actor } from '@sevenmetre/rules/permissions';
import type { Tx } from '../../platform/database/index.ts';
import { done } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
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
import { keepPaper, type PaperContext, readPaper } from './read-paper.use-case.ts';
import { createLine, deleteLine, updateLine } from './write-lines.use-case.ts';
import { createPayment, deletePayment } from './write-payments.use-case.ts';
import type { StorageContext } from '../../platform/use-case/index.ts';

/** Handlers of clubs' money, for clubs and organisers. */
export function invoiceHandlers(context: PaperContext) {
  return {
    ...clubHandlers(context),
    ...listHandlers(context),
    ...lineHandlers(context),
    ...paymentHandlers(context),
  };
}

function clubHandlers(
  context: PaperContext,
): Handlers<'clubFinance' | 'clubPayment' | 'clubEarlierPapers' | 'invoicePdf' | 'adminClubInvoice'> {
  return {
    clubFinance: ({ actor, params }) => readFinance(context, actor, params.id),
    clubPayment: ({ actor, params }) => readClubPayment(context, actor, params.id),
    clubEarlierPapers: ({ actor, params }) => readEarlierPapers(context, actor, params.id),
    async invoicePdf({ actor, params }) {
      const paper = await readPaper(context, actor, params.id);
      if (!paper.ok) return paper;
      const { bytes, filename } = paper.value;
      return { status: 200, body: bytes, headers: attachmentHeaders(filename) };
    },
    adminClubInvoice: ({ params }) => showClubInvoice(context, params.id),
  };
}

function listHandlers(
  context: PaperContext,
): Handlers<'adminInvoices' | 'adminInvoicesExport' | 'adminInvoicesIssue'> {
  return {
    async adminInvoices({ query }) {
      const rows = await readFinances(context);
      return rows.ok ? done(financeList(rows.value, query)) : rows;
    },
    async adminInvoicesExport({ query: { locale, columns, ...query } }) {
      const workbook = await exportFinances(context, query, { locale, columns });
      if (!workbook.ok) return workbook;
      return { status: 200, body: workbook.value, headers: attachmentHeaders('invoices.xlsx') };
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
  context: PaperContext,
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
        const written = await createLine(tx, { ...by, clubId: params.id }, body);
        return written.ok ? done(params.id) : written;
      }),
    adminInvoiceLineUpdate: ({ actor, params, body }) =>
      write(actor, async (tx, by) => {
        const written = await updateLine(tx, { ...by, clubId: params.id }, params.lineId, body);
        return written.ok ? done(params.id) : written;
      }),
    adminInvoiceLineDelete: ({ actor, params }) =>
      write(actor, async (tx, by) => {
        const written = await deleteLine(tx, { ...by, clubId: params.id }, params.lineId);
        return written.ok ? done(params.id) : written;
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
        const written = await createPayment(tx, { ...by, clubId: params.id }, body);
        return written.ok ? done(params.id) : written;
      }),
    adminPaymentDelete: ({ actor, params, body }) =>
      write(actor, async (tx, by) => {
        const writing = { ...by, clubId: params.id };
        const written = await deletePayment(tx, writing, params.paymentId, body.reason);
        return written.ok ? done(params.id) : written;
      }),
  };
}

/** A change by an organiser; the answer is the club's money. */
function writer(context: StorageContext) {
  return (actor: Actor, work: (tx: Tx, by: By) => Promise<Outcome<number>>) =>
    changeMoney(context, actor.userId, work);
}
