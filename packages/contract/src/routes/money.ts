import * as z from 'zod';
import { operations } from '../operations.ts';
import { route } from '../route.ts';
import {
  AssignBody,
  BankFileQuery,
  BankImportResult,
  BankPreview,
  BankQueue,
  BankQueueQuery,
  IgnoreBody,
} from '../schemas/bank.ts';
import { PathId } from '../schemas/common.ts';
import {
  ClubFinance,
  ClubInvoice,
  CreditBody,
  EarlierPapers,
  InvoiceList,
  InvoicesExportQuery,
  InvoicesQuery,
  IssueBody,
  IssueResult,
  LineBody,
  LineUpdateBody,
  PaymentBody,
} from '../schemas/money.ts';

const tag = 'money';
const id = z.object({ id: PathId });
const bankFileBytes = 5 * 1024 * 1024;

export const moneyRoutes = {
  clubFinance: route(operations.clubFinance, {
    tag,
    summary: 'What a club owes and has paid, with its documents; for its admins and for organisers',
    params: id,
    answers: { 200: ClubFinance },
  }),
  clubEarlierPapers: route(operations.clubEarlierPapers, {
    tag,
    summary:
      'Invoices and credit notes that the club got in years before; for its admins of then and for organisers',
    params: id,
    answers: { 200: EarlierPapers },
  }),
  invoicePdf: route(operations.invoicePdf, {
    tag,
    summary: 'A document as PDF, as it was issued',
    params: id,
    answers: { 200: { contentType: 'application/pdf' } },
  }),
  adminInvoices: route(operations.adminInvoices, {
    tag,
    summary: 'Clubs with what they owe and have paid',
    query: InvoicesQuery,
    answers: { 200: InvoiceList },
  }),
  adminInvoicesExport: route(operations.adminInvoicesExport, {
    tag,
    summary: 'The same without pages, with items, documents and payments, as a workbook',
    query: InvoicesExportQuery,
    answers: {
      200: { contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
    },
  }),
  adminInvoicesIssue: route(operations.adminInvoicesIssue, {
    tag,
    summary: 'Issues everything that waits: credit notes for what the order has overtaken, then invoices',
    body: IssueBody,
    answers: { 200: IssueResult },
  }),
  adminInvoiceCredit: route(operations.adminInvoiceCredit, {
    tag,
    summary: 'Takes an invoice back by a credit note; its lines are open again',
    params: id,
    body: CreditBody,
    answers: { 200: ClubInvoice },
  }),
  adminClubInvoice: route(operations.adminClubInvoice, {
    tag,
    summary: 'Lines, documents and payments of a club',
    params: id,
    answers: { 200: ClubInvoice },
  }),
  adminInvoiceLineCreate: route(operations.adminInvoiceLineCreate, {
    tag,
    summary: 'Adds a line by hand',
    params: id,
    body: LineBody,
    answers: { 200: ClubInvoice },
  }),
  adminInvoiceLineUpdate: route(operations.adminInvoiceLineUpdate, {
    tag,
    summary: 'Changes an open line: of one that the order makes, its discount only',
    params: z.object({ id: PathId, lineId: PathId }),
    body: LineUpdateBody,
    answers: { 200: ClubInvoice },
  }),
  adminInvoiceLineDelete: route(operations.adminInvoiceLineDelete, {
    tag,
    summary: 'Removes an open line that was written by hand',
    params: z.object({ id: PathId, lineId: PathId }),
    answers: { 200: ClubInvoice },
  }),
  adminPaymentCreate: route(operations.adminPaymentCreate, {
    tag,
    summary: 'Records a payment; cash names who took it',
    params: id,
    body: PaymentBody,
    answers: { 200: ClubInvoice },
  }),
  adminPaymentDelete: route(operations.adminPaymentDelete, {
    tag,
    summary: 'Takes a payment back; a movement of the bank waits in the queue again',
    params: z.object({ id: PathId, paymentId: PathId }),
    body: CreditBody,
    answers: { 200: ClubInvoice },
  }),
  bankQueue: route(operations.bankQueue, {
    tag,
    summary: 'Movements of the bank by state, and clubs that have paid something else than they owe',
    query: BankQueueQuery,
    answers: { 200: BankQueue },
  }),
  bankPreview: route(operations.bankPreview, {
    tag,
    summary: 'What a bank file would bring: CAMT.053 or a table of a bank; nothing is stored',
    query: BankFileQuery,
    upload: { fileBytes: bankFileBytes },
    answers: { 200: BankPreview },
  }),
  bankImport: route(operations.bankImport, {
    tag,
    summary: 'Brings a bank file in; movements that are known already change nothing',
    query: BankFileQuery,
    upload: { fileBytes: bankFileBytes },
    answers: { 200: BankImportResult },
  }),
  bankAssign: route(operations.bankAssign, {
    tag,
    summary: 'Makes a movement a payment of a club',
    params: id,
    body: AssignBody,
    answers: { 200: z.object({ paymentId: z.int() }) },
  }),
  bankIgnore: route(operations.bankIgnore, {
    tag,
    summary: 'Puts a movement aside that is no payment of a club',
    params: id,
    body: IgnoreBody,
    answers: { 200: z.object({}) },
  }),
  bankRestore: route(operations.bankRestore, {
    tag,
    summary: 'Puts an ignored movement back into the queue',
    params: id,
    answers: { 200: z.object({}) },
  }),
};
