import type { Operation } from './page-operations.ts';

const read = [200, 400, 401, 404, 429, 500, 503] as const;
const refused = [400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503] as const;
const referees = '/api/v1/web/referees' as const;

/** A referee's calls about the own registration. */
export const refereeOperations = {
  referees: { method: 'GET', path: referees, statuses: [200, 401, 403, 404, 429, 500, 503] },
  refereeOffer: { method: 'GET', path: '/api/v1/web/referee-offer', statuses: read },
  refereeRegistration: { method: 'GET', path: `${referees}/{id}/registration`, statuses: read },
  refereeRegistrationCreate: { method: 'POST', path: referees, statuses: [200, 201, ...refused] },
  refereeRegistrationUpdate: {
    method: 'PUT',
    path: `${referees}/{id}/registration`,
    statuses: [200, ...refused],
  },
} as const satisfies Record<string, Operation>;
