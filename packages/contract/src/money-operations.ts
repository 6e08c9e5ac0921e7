import type { Operation } from './page-operations.ts';

const read = [200, 400, 401, 403, 404, 429, 500, 503] as const;
const written = [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503] as const;
const web = '/api/v1/web' as const;
const admin = '/api/v1/admin' as const;
const club = `${admin}/clubs/{id}/invoice` as const;
const bank = `${admin}/bank` as const;

/** What clubs owe and pay: documents, payments, bank files. */
export const moneyOperations = {
  clubFinance: { method: 'GET', path: `${web}/clubs/{id}/finance`, statuses: read },
  invoicePdf: { method: 'GET', path: `${web}/invoices/{id}/pdf`, statuses: read },

  adminInvoices: { method: 'GET', path: `${admin}/invoices`, statuses: read },
  adminInvoicesExport: { method: 'GET', path: `${admin}/invoices.xlsx`, statuses: read },
  adminInvoicesIssue: { method: 'POST', path: `${admin}/invoices/issue`, statuses: written },
  adminInvoiceCredit: { method: 'POST', path: `${admin}/invoices/{id}/credit`, statuses: written },
  adminClubInvoice: { method: 'GET', path: club, statuses: read },
  adminInvoiceLineCreate: { method: 'POST', path: `${club}/lines`, statuses: written },
  adminInvoiceLineUpdate: { method: 'PUT', path: `${club}/lines/{lineId}`, statuses: written },
  adminInvoiceLineDelete: { method: 'DELETE', path: `${club}/lines/{lineId}`, statuses: written },
  adminPaymentCreate: { method: 'POST', path: `${club}/payments`, statuses: written },
  adminPaymentDelete: { method: 'POST', path: `${club}/payments/{paymentId}/delete`, statuses: written },

  bankQueue: { method: 'GET', path: bank, statuses: read },
  bankPreview: { method: 'POST', path: `${bank}/preview`, statuses: written },
  bankImport: { method: 'POST', path: `${bank}/import`, statuses: written },
  bankAssign: { method: 'POST', path: `${bank}/{id}/assign`, statuses: written },
  bankIgnore: { method: 'POST', path: `${bank}/{id}/ignore`, statuses: written },
  bankRestore: { method: 'POST', path: `${bank}/{id}/restore`, statuses: written },
} as const satisfies Record<string, Operation>;
