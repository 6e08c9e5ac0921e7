import * as z from 'zod';
import { PathId } from '../common.ts';
import { route } from '../route.ts';
import { ClubPayment } from './club-payment.ts';
import { invoiceOperations } from './operations.ts';
import { PaymentBody } from './payments.ts';
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
} from './schemas.ts';

const tag = 'invoices';
const id = z.object({ id: PathId });

export const invoiceRoutes = {
  clubFinance: route(invoiceOperations.clubFinance, {
    tag,
    summary: 'What a club owes and has paid, with its documents; for its admins and for organisers',
    params: id,
    answers: { 200: ClubFinance },
  }),
  clubPayment: route(invoiceOperations.clubPayment, {
    tag,
    summary: 'What a club pays and when, with payees and QR codes; for its admins and for organisers',
    params: id,
    answers: { 200: ClubPayment },
  }),
  clubEarlierPapers: route(invoiceOperations.clubEarlierPapers, {
    tag,
    summary:
      'Invoices and credit notes that the club got in years before; for its admins of then and for organisers',
    params: id,
    answers: { 200: EarlierPapers },
  }),
  invoicePdf: route(invoiceOperations.invoicePdf, {
    tag,
    summary: 'A document as PDF, as it was issued',
    params: id,
    answers: { 200: { contentType: 'application/pdf' } },
  }),
  adminInvoices: route(invoiceOperations.adminInvoices, {
    tag,
    summary: 'Clubs with what they owe and have paid',
    query: InvoicesQuery,
    answers: { 200: InvoiceList },
  }),
  adminInvoicesExport: route(invoiceOperations.adminInvoicesExport, {
    tag,
    summary: 'The same without pages, with items, documents and payments, as a workbook',
    query: InvoicesExportQuery,
    answers: {
      200: { contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
    },
  }),
  adminInvoicesIssue: route(invoiceOperations.adminInvoicesIssue, {
    tag,
    summary: 'Issues everything that waits: credit notes for what the order has overtaken, then invoices',
    body: IssueBody,
    answers: { 200: IssueResult },
  }),
  adminInvoiceCredit: route(invoiceOperations.adminInvoiceCredit, {
    tag,
    summary: 'Takes an invoice back by a credit note; its lines are open again',
    params: id,
    body: CreditBody,
    answers: { 200: ClubInvoice },
  }),
  adminClubInvoice: route(invoiceOperations.adminClubInvoice, {
    tag,
    summary: 'Lines, documents and payments of a club',
    params: id,
    answers: { 200: ClubInvoice },
  }),
  adminInvoiceLineCreate: route(invoiceOperations.adminInvoiceLineCreate, {
    tag,
    summary: 'Adds a line by hand',
    params: id,
    body: LineBody,
    answers: { 200: ClubInvoice },
  }),
  adminInvoiceLineUpdate: route(invoiceOperations.adminInvoiceLineUpdate, {
    tag,
    summary: 'Changes an open line: of one that the order makes, its discount only',
    params: z.object({ id: PathId, lineId: PathId }),
    body: LineUpdateBody,
    answers: { 200: ClubInvoice },
  }),
  adminInvoiceLineDelete: route(invoiceOperations.adminInvoiceLineDelete, {
    tag,
    summary: 'Removes an open line that was written by hand',
    params: z.object({ id: PathId, lineId: PathId }),
    answers: { 200: ClubInvoice },
  }),
  adminPaymentCreate: route(invoiceOperations.adminPaymentCreate, {
    tag,
    summary: 'Records a payment; cash names who took it',
    params: id,
    body: PaymentBody,
    answers: { 200: ClubInvoice },
  }),
  adminPaymentDelete: route(invoiceOperations.adminPaymentDelete, {
    tag,
    summary: 'Takes a payment back; a movement of the bank waits in the queue again',
    params: z.object({ id: PathId, paymentId: PathId }),
    body: CreditBody,
    answers: { 200: ClubInvoice },
  }),
};
