import type { Operation } from './page-operations.ts';

const read = [200, 400, 401, 404, 429, 500, 503] as const;
const written = [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503] as const;
const clubs = '/api/v1/web/club-registrations' as const;

/** A club's calls about its own registration. */
export const registrationOperations = {
  ownClubRegistrations: { method: 'GET', path: clubs, statuses: [200, 401, 404, 429, 500, 503] },
  clubOffer: { method: 'GET', path: `${clubs}/offer`, statuses: read },
  clubRegistration: { method: 'GET', path: `${clubs}/{id}`, statuses: read },
  clubRegistrationCopy: { method: 'GET', path: `${clubs}/{id}/copy`, statuses: read },
  clubRegistrationCreate: {
    method: 'POST',
    path: clubs,
    statuses: [200, 201, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
  },
  clubRegistrationUpdate: { method: 'PUT', path: `${clubs}/{id}`, statuses: written },
  clubRegistrationPlace: { method: 'PUT', path: `${clubs}/{id}/place`, statuses: written },
} as const satisfies Record<string, Operation>;
