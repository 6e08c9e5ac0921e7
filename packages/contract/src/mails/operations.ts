import type { Operation } from '../operation.ts';

/** Mails kept as files. */
export const mailOperations = {
  mails: { method: 'GET', path: '/api/v1/admin/mails', access: 'mails', statuses: [200, 401, 403, 429, 500] },
  mail: {
    method: 'GET',
    path: '/api/v1/admin/mails/{name}',
    access: 'mail',
    statuses: [200, 400, 401, 403, 404, 429, 500],
  },
} as const satisfies Record<string, Operation>;
