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
    access: { rule: 'seeMoney', of: 'club' },
    statuses: readStatuses,
  },
  clubPayment: {
    method: 'GET',
    path: `${web}/clubs/{id}/payment`,
    access: { rule: 'seeMoney', of: 'club' },
    statuses: readStatuses,
  },
  clubEarlierPapers: {
    method: 'GET',
    path: `${web}/clubs/{id}/earlier-papers`,
    access: { rule: 'seeMoney', of: 'club' },
    statuses: readStatuses,
  },
  invoicePdf: {
    method: 'GET',
    path: `${web}/invoices/{id}/pdf`,
    access: { rule: 'seeMoney', of: 'club' },
    statuses: readStatuses,
  },
  adminInvoices: {
    method: 'GET',
    path: `${admin}/invoices`,
    access: 'organiser',
    statuses: readStatuses,
  },
  adminInvoicesExport: {
    method: 'GET',
    path: `${admin}/invoices.xlsx`,
    access: 'organiser',
    statuses: readStatuses,
  },
  adminInvoicesIssue: {
    method: 'POST',
    path: `${admin}/invoices/issue`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  adminInvoiceCredit: {
    method: 'POST',
    path: `${admin}/invoices/{id}/credit`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  adminClubInvoice: { method: 'GET', path: club, access: 'organiser', statuses: readStatuses },
  adminInvoiceLineCreate: {
    method: 'POST',
    path: `${club}/lines`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  adminInvoiceLineUpdate: {
    method: 'PUT',
    path: `${club}/lines/{lineId}`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  adminInvoiceLineDelete: {
    method: 'DELETE',
    path: `${club}/lines/{lineId}`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  adminPaymentCreate: {
    method: 'POST',
    path: `${club}/payments`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  adminPaymentDelete: {
    method: 'POST',
    path: `${club}/payments/{paymentId}/delete`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
} as const satisfies Record<string, Operation>;
