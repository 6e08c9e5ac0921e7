import type { Operation } from '../operation.ts';
import { readStatuses, writtenStatuses } from '../statuses.ts';

const admin = '/api/v1/admin' as const;
const editions = `${admin}/editions` as const;

/** Editions of the tournament. */
export const editionOperations = {
  openEditions: {
    method: 'GET',
    path: `${admin}/open-editions`,
    access: 'organiser',
    statuses: readStatuses,
  },
  adminEditions: { method: 'GET', path: editions, access: 'super-admin', statuses: readStatuses },
  editionPreview: {
    method: 'GET',
    path: `${editions}/{id}/preview`,
    access: 'super-admin',
    statuses: readStatuses,
  },
  editionCreate: { method: 'POST', path: editions, access: 'super-admin', statuses: writtenStatuses },
  editionDelete: {
    method: 'DELETE',
    path: `${editions}/{id}`,
    access: 'super-admin',
    statuses: writtenStatuses,
  },
  editionClosing: {
    method: 'GET',
    path: `${editions}/{id}/closing`,
    access: 'super-admin',
    statuses: readStatuses,
  },
  editionClose: {
    method: 'POST',
    path: `${editions}/{id}/close`,
    access: 'super-admin',
    statuses: writtenStatuses,
  },
  editionReopen: {
    method: 'POST',
    path: `${editions}/{id}/reopen`,
    access: 'super-admin',
    statuses: writtenStatuses,
  },
  editionSwitch: {
    method: 'PUT',
    path: `${admin}/current-edition`,
    access: 'super-admin',
    statuses: writtenStatuses,
  },
} as const satisfies Record<string, Operation>;
