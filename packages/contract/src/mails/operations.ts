import type { Operation } from '../operation.ts';
import { writtenStatuses } from '../statuses.ts';

const mails = '/api/v1/admin/mails' as const;

/** Mails that were given up, and those kept as files. */
export const mailOperations = {
  mails: { method: 'GET', path: mails, access: 'organiser', statuses: [200, 401, 403, 429, 500] },
  mail: {
    method: 'GET',
    path: `${mails}/{name}`,
    access: { rule: 'readMail', of: 'mail' },
    statuses: [200, 400, 401, 403, 404, 429, 500],
  },
  mailResend: {
    method: 'POST',
    path: `${mails}/given-up/{id}/send`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  mailRemove: {
    method: 'DELETE',
    path: `${mails}/given-up/{id}`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
} as const satisfies Record<string, Operation>;
