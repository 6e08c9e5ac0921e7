import type { Operation } from './page-operations.ts';
import { readStatuses, writtenStatuses } from './statuses.ts';

const admin = '/api/v1/admin' as const;
const clubs = `${admin}/club-registrations` as const;
const referees = `${admin}/referee-registrations` as const;
const beds = `${admin}/accommodation` as const;

/** The organiser's calls about registrations and beds. */
export const backOfficeOperations = {
  adminOverview: { method: 'GET', path: `${admin}/overview`, statuses: readStatuses },
  clubRegistrations: { method: 'GET', path: clubs, statuses: readStatuses },
  clubRegistrationsExport: { method: 'GET', path: `${clubs}.xlsx`, statuses: readStatuses },
  clubRegistrationAdmin: { method: 'GET', path: `${clubs}/{id}`, statuses: readStatuses },
  clubStatesChange: { method: 'POST', path: `${clubs}/states`, statuses: writtenStatuses },
  clubNoteSave: { method: 'PUT', path: `${clubs}/{id}/note`, statuses: writtenStatuses },
  teamWithdrawal: { method: 'GET', path: `${admin}/teams/{id}/withdrawal`, statuses: readStatuses },
  teamStatesChange: { method: 'POST', path: `${admin}/team-states`, statuses: writtenStatuses },
  refereeRegistrations: { method: 'GET', path: referees, statuses: readStatuses },
  refereeRegistrationsExport: { method: 'GET', path: `${referees}.xlsx`, statuses: readStatuses },
  refereeRegistrationAdmin: { method: 'GET', path: `${referees}/{id}`, statuses: readStatuses },
  refereeStatesChange: { method: 'POST', path: `${referees}/states`, statuses: writtenStatuses },
  refereeNoteSave: { method: 'PUT', path: `${referees}/{id}/note`, statuses: writtenStatuses },
  refereeHallsSave: { method: 'PUT', path: `${referees}/{id}/halls`, statuses: writtenStatuses },
  accommodation: { method: 'GET', path: beds, statuses: readStatuses },
  accommodationExport: { method: 'GET', path: `${beds}.xlsx`, statuses: readStatuses },
  lodgingCreate: { method: 'POST', path: `${beds}/lodgings`, statuses: writtenStatuses },
  lodgingUpdate: { method: 'PUT', path: `${beds}/lodgings/{id}`, statuses: writtenStatuses },
  lodgingDelete: { method: 'DELETE', path: `${beds}/lodgings/{id}`, statuses: writtenStatuses },
  allotmentCreate: { method: 'POST', path: `${beds}/allotments`, statuses: writtenStatuses },
  allotmentDelete: { method: 'DELETE', path: `${beds}/allotments/{id}`, statuses: writtenStatuses },
} as const satisfies Record<string, Operation>;
