import type { Operation } from '../operation.ts';
import { readStatuses, writtenStatuses } from '../statuses.ts';

const admin = '/api/v1/admin' as const;
const bank = `${admin}/bank` as const;

const link = `${admin}/payment-link` as const;

/** Bank files and their payments, and payments at the organiser's provider. */
export const bankOperations = {
  bankQueue: { method: 'GET', path: bank, access: 'organiser', statuses: readStatuses },
  bankExport: { method: 'GET', path: `${admin}/bank.xlsx`, access: 'organiser', statuses: readStatuses },
  bankPreview: { method: 'POST', path: `${bank}/preview`, access: 'organiser', statuses: writtenStatuses },
  bankImport: { method: 'POST', path: `${bank}/import`, access: 'organiser', statuses: writtenStatuses },
  bankImports: { method: 'GET', path: `${bank}/imports`, access: 'organiser', statuses: readStatuses },
  bankImportUndo: {
    method: 'POST',
    path: `${bank}/imports/{id}/undo`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  bankProfileForget: {
    method: 'DELETE',
    path: `${bank}/profiles/{profileId}`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  bankAssign: {
    method: 'POST',
    path: `${bank}/{id}/assign`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  bankDivide: {
    method: 'POST',
    path: `${bank}/{id}/divide`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  bankJoin: { method: 'POST', path: `${bank}/{id}/join`, access: 'organiser', statuses: writtenStatuses },
  bankIgnore: {
    method: 'POST',
    path: `${bank}/{id}/ignore`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  bankRestore: {
    method: 'POST',
    path: `${bank}/{id}/restore`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  paymentLink: { method: 'GET', path: link, access: 'organiser', statuses: readStatuses },
  paymentLinkSave: { method: 'PUT', path: link, access: 'organiser', statuses: writtenStatuses },
  paymentSecretRenew: {
    method: 'POST',
    path: `${link}/secret`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  paymentSecretEnd: {
    method: 'DELETE',
    path: `${link}/secret`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  paymentConfirm: {
    method: 'POST',
    path: '/api/v1/payments/{edition}/confirmations',
    access: 'public',
    statuses: [200, 400, 403, 404, 409, 413, 415, 422, 429, 500, 503],
  },
} as const satisfies Record<string, Operation>;
