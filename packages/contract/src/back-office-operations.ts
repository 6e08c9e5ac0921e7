import type { Operation } from './page-operations.ts';

const read = [200, 400, 401, 403, 404, 429, 500, 503] as const;
const written = [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503] as const;
const admin = '/api/v1/admin' as const;
const clubs = `${admin}/club-registrations` as const;
const referees = `${admin}/referee-registrations` as const;
const beds = `${admin}/accommodation` as const;

/** The organiser's calls about registrations and beds. */
export const backOfficeOperations = {
  adminOverview: { method: 'GET', path: `${admin}/overview`, statuses: read },
  clubRegistrations: { method: 'GET', path: clubs, statuses: read },
  clubRegistrationsExport: { method: 'GET', path: `${clubs}.xlsx`, statuses: read },
  clubRegistrationAdmin: { method: 'GET', path: `${clubs}/{id}`, statuses: read },
  clubStatesChange: { method: 'POST', path: `${clubs}/states`, statuses: written },
  clubNoteSave: { method: 'PUT', path: `${clubs}/{id}/note`, statuses: written },
  teamStatesChange: { method: 'POST', path: `${admin}/team-states`, statuses: written },
  refereeRegistrations: { method: 'GET', path: referees, statuses: read },
  refereeRegistrationsExport: { method: 'GET', path: `${referees}.xlsx`, statuses: read },
  refereeRegistrationAdmin: { method: 'GET', path: `${referees}/{id}`, statuses: read },
  refereeStatesChange: { method: 'POST', path: `${referees}/states`, statuses: written },
  refereeNoteSave: { method: 'PUT', path: `${referees}/{id}/note`, statuses: written },
  refereeHallsSave: { method: 'PUT', path: `${referees}/{id}/halls`, statuses: written },
  accommodation: { method: 'GET', path: beds, statuses: read },
  accommodationExport: { method: 'GET', path: `${beds}.xlsx`, statuses: read },
  lodgingCreate: { method: 'POST', path: `${beds}/lodgings`, statuses: written },
  lodgingUpdate: { method: 'PUT', path: `${beds}/lodgings/{id}`, statuses: written },
  lodgingDelete: { method: 'DELETE', path: `${beds}/lodgings/{id}`, statuses: written },
  allotmentCreate: { method: 'POST', path: `${beds}/allotments`, statuses: written },
  allotmentDelete: { method: 'DELETE', path: `${beds}/allotments/{id}`, statuses: written },
} as const satisfies Record<string, Operation>;
