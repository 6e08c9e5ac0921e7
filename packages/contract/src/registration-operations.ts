import type { Operation } from './page-operations.ts';
import { ownReadStatuses, writtenStatuses } from './statuses.ts';

const clubs = '/api/v1/web/club-registrations' as const;

/** A club's calls about its own registration. */
export const registrationOperations = {
  ownClubRegistrations: { method: 'GET', path: clubs, statuses: [200, 401, 404, 429, 500, 503] },
  clubOffer: { method: 'GET', path: `${clubs}/offer`, statuses: ownReadStatuses },
  clubRegistration: { method: 'GET', path: `${clubs}/{id}`, statuses: ownReadStatuses },
  clubRegistrationCopy: { method: 'GET', path: `${clubs}/{id}/copy`, statuses: ownReadStatuses },
  clubRegistrationCreate: {
    method: 'POST',
    path: clubs,
    statuses: [200, 201, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
  },
  clubRegistrationUpdate: { method: 'PUT', path: `${clubs}/{id}`, statuses: writtenStatuses },
  clubRegistrationPlace: { method: 'PUT', path: `${clubs}/{id}/place`, statuses: writtenStatuses },
} as const satisfies Record<string, Operation>;
