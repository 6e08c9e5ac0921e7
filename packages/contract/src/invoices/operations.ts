import type { Operation } from '../operation.ts';
import { readStatuses, writtenStatuses } from '../statuses.ts';

const web = '/api/v1/web' as const;
const admin = '/api/v1/admin' as const;
const club = `${admin}/clubs/{id}/invoice` as const;

/** What clubs owe and have paid. */
export const invoiceOperations = {
  clubFinance: {
    method: 'GET',
    path: `${web}/clubs/{id}/finance`,
    access: 'clubFinance',
    statuses: readStatuses,
  },
  clubEarlierPapers: {
    method: 'GET',
    path: `${web}/clubs/{id}/earlier-papers`,
    access: 'clubEarlierPapers',
    statuses: readStatuses,
  },
  invoicePdf: {
    method: 'GET',
    path: `${web}/invoices/{id}/pdf`,
    access: 'invoicePdf',
    statuses: readStatuses,
  },
  adminInvoices: {
    method: 'GET',
    path: `${admin}/invoices`,
    access: 'adminInvoices',
    statuses: readStatuses,
  },
  adminInvoicesExport: {
    method: 'GET',
    path: `${admin}/invoices.xlsx`,
    access: 'adminInvoicesExport',
    statuses: readStatuses,
  },
  adminInvoicesIssue: {
    method: 'POST',
    path: `${admin}/invoices/issue`,
    access: 'adminInvoicesIssue',
    statuses: writtenStatuses,
  },
  adminInvoiceCredit: {
    method: 'POST',
    path: `${admin}/invoices/{id}/credit`,
    access: 'adminInvoiceCredit',
    statuses: writtenStatuses,
  },
  adminClubInvoice: { method: 'GET', path: club, access: 'adminClubInvoice', statuses: readStatuses },
  adminInvoiceLineCreate: {
    method: 'POST',
    path: `${club}/lines`,
    access: 'adminInvoiceLineCreate',
    statuses: writtenStatuses,
  },
  adminInvoiceLineUpdate: {
    method: 'PUT',
    path: `${club}/lines/{lineId}`,
    access: 'adminInvoiceLineUpdate',
    statuses: writtenStatuses,
  },
  adminInvoiceLineDelete: {
    method: 'DELETE',
    path: `${club}/lines/{lineId}`,
    access: 'adminInvoiceLineDelete',
    statuses: writtenStatuses,
  },
  adminPaymentCreate: {
    method: 'POST',
    path: `${club}/payments`,
    access: 'adminPaymentCreate',
    statuses: writtenStatuses,
  },
  adminPaymentDelete: {
    method: 'POST',
    path: `${club}/payments/{paymentId}/delete`,
    access: 'adminPaymentDelete',
    statuses: writtenStatuses,
  },
} as const satisfies Record<string, Operation>;
