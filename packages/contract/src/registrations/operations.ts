import type { Operation } from '../operation.ts';
import { ownReadStatuses, readStatuses, writtenStatuses } from '../statuses.ts';

const clubs = '/api/v1/web/club-registrations' as const;
const admin = '/api/v1/admin' as const;
const adminClubs = `${admin}/club-registrations` as const;

/** Registrations of clubs. */
export const registrationOperations = {
  ownClubRegistrations: {
    method: 'GET',
    path: clubs,
    access: 'own',
    statuses: [200, 401, 404, 429, 500, 503],
  },
  clubOffer: { method: 'GET', path: `${clubs}/offer`, access: 'own', statuses: ownReadStatuses },
  clubRegistration: {
    method: 'GET',
    path: `${clubs}/{id}`,
    access: { rule: 'seeRegistration', of: 'club' },
    statuses: ownReadStatuses,
  },
  clubRegistrationCopy: {
    method: 'GET',
    path: `${clubs}/{id}/copy`,
    access: 'own',
    statuses: ownReadStatuses,
  },
  clubRegistrationCreate: {
    method: 'POST',
    path: clubs,
    access: { rule: 'registerClub', of: 'account' },
    statuses: [200, 201, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
  },
  clubRegistrationUpdate: {
    method: 'PUT',
    path: `${clubs}/{id}`,
    access: { rule: 'changeRegistration', of: 'club' },
    statuses: writtenStatuses,
  },
  clubRegistrationPlace: {
    method: 'PUT',
    path: `${clubs}/{id}/place`,
    access: { rule: 'seeRegistration', of: 'club' },
    statuses: writtenStatuses,
  },
  clubRegistrations: { method: 'GET', path: adminClubs, access: 'organiser', statuses: readStatuses },
  clubRegistrationsExport: {
    method: 'GET',
    path: `${adminClubs}.xlsx`,
    access: 'organiser',
    statuses: readStatuses,
  },
  clubRegistrationAdmin: {
    method: 'GET',
    path: `${adminClubs}/{id}`,
    access: 'organiser',
    statuses: readStatuses,
  },
  clubStatesChange: {
    method: 'POST',
    path: `${adminClubs}/states`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  clubNoteSave: {
    method: 'PUT',
    path: `${adminClubs}/{id}/note`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
} as const satisfies Record<string, Operation>;
