import type { Operation } from '../operation.ts';
import { readStatuses, writtenStatuses } from '../statuses.ts';

const web = '/api/v1/web' as const;
const admin = '/api/v1/admin' as const;
const club = `${admin}/clubs/{id}/invoice` as const;

/** What clubs owe and have paid. */
export const invoiceOperations = {
  clubFinance: { method: 'GET', path: `${web}/clubs/{id}/finance`, statuses: readStatuses },
  clubEarlierPapers: { method: 'GET', path: `${web}/clubs/{id}/earlier-papers`, statuses: readStatuses },
  invoicePdf: { method: 'GET', path: `${web}/invoices/{id}/pdf`, statuses: readStatuses },
  adminInvoices: { method: 'GET', path: `${admin}/invoices`, statuses: readStatuses },
  adminInvoicesExport: { method: 'GET', path: `${admin}/invoices.xlsx`, statuses: readStatuses },
  adminInvoicesIssue: { method: 'POST', path: `${admin}/invoices/issue`, statuses: writtenStatuses },
  adminInvoiceCredit: { method: 'POST', path: `${admin}/invoices/{id}/credit`, statuses: writtenStatuses },
  adminClubInvoice: { method: 'GET', path: club, statuses: readStatuses },
  adminInvoiceLineCreate: { method: 'POST', path: `${club}/lines`, statuses: writtenStatuses },
  adminInvoiceLineUpdate: { method: 'PUT', path: `${club}/lines/{lineId}`, statuses: writtenStatuses },
  adminInvoiceLineDelete: { method: 'DELETE', path: `${club}/lines/{lineId}`, statuses: writtenStatuses },
  adminPaymentCreate: { method: 'POST', path: `${club}/payments`, statuses: writtenStatuses },
  adminPaymentDelete: {
    method: 'POST',
    path: `${club}/payments/{paymentId}/delete`,
    statuses: writtenStatuses,
  },
} as const satisfies Record<string, Operation>;
