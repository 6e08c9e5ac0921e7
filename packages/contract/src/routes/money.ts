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
  InvoiceList,
  InvoicesQuery,
  IssueBody,
  IssueResult,
  LineBody,
  LineUpdateBody,
  PaymentBody,
} from '../schemas/money.ts';
import { refusals } from './responses.ts';

const tag = 'money';
const id = z.object({ id: PathId });
const read = {
  400: refusals[400],
  401: refusals[401],
  403: refusals[403],
  404: refusals[404],
  429: refusals[429],
  500: refusals[500],
  503: refusals[503],
} as const;
const written = {
  ...read,
  409: refusals[409],
  413: refusals[413],
  415: refusals[415],
  422: refusals[422],
} as const;
const bankFileBytes = 5 * 1024 * 1024;

export const moneyRoutes = {
  clubFinance: route(operations.clubFinance, {
    tag,
    summary: 'What a club owes and has paid, with its documents; for its admins and for organisers',
    params: id,
    responses: { 200: ClubFinance, ...read },
  }),
  invoicePdf: route(operations.invoicePdf, {
    tag,
    summary: 'A document as PDF, as it was issued',
    params: id,
    responses: { 200: { contentType: 'application/pdf' }, ...read },
  }),
  adminInvoices: route(operations.adminInvoices, {
    tag,
    summary: 'Clubs with what they owe and have paid',
    query: InvoicesQuery,
    responses: { 200: InvoiceList, ...read },
  }),
  adminInvoicesExport: route(operations.adminInvoicesExport, {
    tag,
    summary: 'The same as a workbook, without pages',
    query: InvoicesQuery,
    responses: {
      200: { contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
      ...read,
    },
  }),
  adminInvoicesIssue: route(operations.adminInvoicesIssue, {
    tag,
    summary: 'Issues everything that waits: credit notes for what the order has overtaken, then invoices',
    body: IssueBody,
    responses: { 200: IssueResult, ...written },
  }),
  adminInvoiceCredit: route(operations.adminInvoiceCredit, {
    tag,
    summary: 'Takes an invoice back by a credit note; its lines are open again',
    params: id,
    body: CreditBody,
    responses: { 200: ClubInvoice, ...written },
  }),
  adminClubInvoice: route(operations.adminClubInvoice, {
    tag,
    summary: 'Lines, documents and payments of a club',
    params: id,
    responses: { 200: ClubInvoice, ...read },
  }),
  adminInvoiceLineCreate: route(operations.adminInvoiceLineCreate, {
    tag,
    summary: 'Adds a line by hand',
    params: id,
    body: LineBody,
    responses: { 200: ClubInvoice, ...written },
  }),
  adminInvoiceLineUpdate: route(operations.adminInvoiceLineUpdate, {
    tag,
    summary: 'Changes an open line: of one that the order makes, its discount only',
    params: z.object({ id: PathId, lineId: PathId }),
    body: LineUpdateBody,
    responses: { 200: ClubInvoice, ...written },
  }),
  adminInvoiceLineDelete: route(operations.adminInvoiceLineDelete, {
    tag,
    summary: 'Removes an open line that was written by hand',
    params: z.object({ id: PathId, lineId: PathId }),
    responses: { 200: ClubInvoice, ...written },
  }),
  adminPaymentCreate: route(operations.adminPaymentCreate, {
    tag,
    summary: 'Records a payment; cash names who took it',
    params: id,
    body: PaymentBody,
    responses: { 200: ClubInvoice, ...written },
  }),
  adminPaymentDelete: route(operations.adminPaymentDelete, {
    tag,
    summary: 'Takes a payment back; a movement of the bank waits in the queue again',
    params: z.object({ id: PathId, paymentId: PathId }),
    body: CreditBody,
    responses: { 200: ClubInvoice, ...written },
  }),
  bankQueue: route(operations.bankQueue, {
    tag,
    summary: 'Movements of the bank by state, and clubs that have paid something else than they owe',
    query: BankQueueQuery,
    responses: { 200: BankQueue, ...read },
  }),
  bankPreview: route(operations.bankPreview, {
    tag,
    summary: 'What a bank file would bring: CAMT.053 or a table of a bank; nothing is stored',
    query: BankFileQuery,
    upload: { fileBytes: bankFileBytes },
    responses: { 200: BankPreview, ...written },
  }),
  bankImport: route(operations.bankImport, {
    tag,
    summary: 'Brings a bank file in; movements that are known already change nothing',
    query: BankFileQuery,
    upload: { fileBytes: bankFileBytes },
    responses: { 200: BankImportResult, ...written },
  }),
  bankAssign: route(operations.bankAssign, {
    tag,
    summary: 'Makes a movement a payment of a club',
    params: id,
    body: AssignBody,
    responses: { 200: z.object({ paymentId: z.int() }), ...written },
  }),
  bankIgnore: route(operations.bankIgnore, {
    tag,
    summary: 'Puts a movement aside that is no payment of a club',
    params: id,
    body: IgnoreBody,
    responses: { 200: z.object({}), ...written },
  }),
  bankRestore: route(operations.bankRestore, {
    tag,
    summary: 'Puts an ignored movement back into the queue',
    params: id,
    responses: { 200: z.object({}), ...written },
  }),
};
