import type { Operation } from '../operation.ts';
import {
  ownReadStatuses,
  readStatuses,
  refusedStatuses,
  sliceStatuses,
  writtenStatuses,
} from '../statuses.ts';

const referees = '/api/v1/web/referees' as const;
const admin = '/api/v1/admin' as const;
const adminReferees = `${admin}/referee-registrations` as const;

/** Referees and their registrations. */
export const refereeOperations = {
  refereesSlice: { method: 'GET', path: '/api/v1/results/referees', statuses: sliceStatuses },
  refereeSlice: { method: 'GET', path: '/api/v1/results/referee/{id}', statuses: sliceStatuses },
  competitionReferees: {
    method: 'GET',
    path: '/api/v1/competition/referees',
    statuses: [...sliceStatuses, 401, 403],
  },
  refereePrivate: {
    method: 'GET',
    path: '/api/v1/web/referees/{id}',
    statuses: [200, 400, 401, 404, 429, 500],
  },
  referees: { method: 'GET', path: referees, statuses: [200, 401, 403, 404, 429, 500, 503] },
  refereeOffer: { method: 'GET', path: '/api/v1/web/referee-offer', statuses: ownReadStatuses },
  refereeRegistration: { method: 'GET', path: `${referees}/{id}/registration`, statuses: ownReadStatuses },
  refereeRegistrationCreate: { method: 'POST', path: referees, statuses: [200, 201, ...refusedStatuses] },
  refereeRegistrationUpdate: {
    method: 'PUT',
    path: `${referees}/{id}/registration`,
    statuses: [200, ...refusedStatuses],
  },
  refereeRegistrations: { method: 'GET', path: adminReferees, statuses: readStatuses },
  refereeRegistrationsExport: { method: 'GET', path: `${adminReferees}.xlsx`, statuses: readStatuses },
  refereeRegistrationAdmin: { method: 'GET', path: `${adminReferees}/{id}`, statuses: readStatuses },
  refereeStatesChange: { method: 'POST', path: `${adminReferees}/states`, statuses: writtenStatuses },
  refereeNoteSave: { method: 'PUT', path: `${adminReferees}/{id}/note`, statuses: writtenStatuses },
  refereeHallsSave: { method: 'PUT', path: `${adminReferees}/{id}/halls`, statuses: writtenStatuses },
} as const satisfies Record<string, Operation>;
