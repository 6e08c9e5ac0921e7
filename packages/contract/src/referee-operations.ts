import type { Operation } from './page-operations.ts';
import { ownReadStatuses, refusedStatuses } from './statuses.ts';

const referees = '/api/v1/web/referees' as const;

/** A referee's calls about the own registration. */
export const refereeOperations = {
  referees: { method: 'GET', path: referees, statuses: [200, 401, 403, 404, 429, 500, 503] },
  refereeOffer: { method: 'GET', path: '/api/v1/web/referee-offer', statuses: ownReadStatuses },
  refereeRegistration: { method: 'GET', path: `${referees}/{id}/registration`, statuses: ownReadStatuses },
  refereeRegistrationCreate: { method: 'POST', path: referees, statuses: [200, 201, ...refusedStatuses] },
  refereeRegistrationUpdate: {
    method: 'PUT',
    path: `${referees}/{id}/registration`,
    statuses: [200, ...refusedStatuses],
  },
} as const satisfies Record<string, Operation>;
