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
  refereesSlice: {
    method: 'GET',
    path: '/api/v1/results/referees',
    access: 'public',
    statuses: sliceStatuses,
  },
  refereeSlice: {
    method: 'GET',
    path: '/api/v1/results/referee/{id}',
    access: 'public',
    statuses: sliceStatuses,
  },
  competitionReferees: {
    method: 'GET',
    path: '/api/v1/competition/referees',
    access: 'public',
    statuses: [...sliceStatuses, 401, 403],
  },
  refereePrivate: {
    method: 'GET',
    path: '/api/v1/web/referees/{id}',
    access: { rule: 'seeReferee', of: 'referee' },
    statuses: [200, 400, 401, 404, 429, 500],
  },
  refereePinLink: {
    method: 'POST',
    path: `${admin}/referees/{id}/signing-pin-link`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  referees: { method: 'GET', path: referees, access: 'own', statuses: [200, 401, 403, 404, 429, 500, 503] },
  refereeOffer: {
    method: 'GET',
    path: '/api/v1/web/referee-offer',
    access: 'own',
    statuses: ownReadStatuses,
  },
  refereeRegistration: {
    method: 'GET',
    path: `${referees}/{id}/registration`,
    access: 'own',
    statuses: ownReadStatuses,
  },
  refereeRegistrationCreate: {
    method: 'POST',
    path: referees,
    access: { rule: 'registerReferee', of: 'account' },
    statuses: [200, 201, ...refusedStatuses],
  },
  refereeRegistrationUpdate: {
    method: 'PUT',
    path: `${referees}/{id}/registration`,
    access: { rule: 'changeReferee', of: 'referee' },
    statuses: [200, ...refusedStatuses],
  },
  refereeRegistrations: {
    method: 'GET',
    path: adminReferees,
    access: 'organiser',
    statuses: readStatuses,
  },
  refereeRegistrationsExport: {
    method: 'GET',
    path: `${adminReferees}.xlsx`,
    access: 'organiser',
    statuses: readStatuses,
  },
  refereeRegistrationAdmin: {
    method: 'GET',
    path: `${adminReferees}/{id}`,
    access: 'organiser',
    statuses: readStatuses,
  },
  refereeStatesChange: {
    method: 'POST',
    path: `${adminReferees}/states`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  refereeNoteSave: {
    method: 'PUT',
    path: `${adminReferees}/{id}/note`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  refereeHallsSave: {
    method: 'PUT',
    path: `${adminReferees}/{id}/halls`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
} as const satisfies Record<string, Operation>;
