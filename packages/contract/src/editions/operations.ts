import type { Operation } from '../operation.ts';
import { readStatuses, writtenStatuses } from '../statuses.ts';

const admin = '/api/v1/admin' as const;
const editions = `${admin}/editions` as const;

/** Editions of the tournament. */
export const editionOperations = {
  openEditions: {
    method: 'GET',
    path: `${admin}/open-editions`,
    access: 'openEditions',
    statuses: readStatuses,
  },
  adminEditions: { method: 'GET', path: editions, access: 'adminEditions', statuses: readStatuses },
  editionPreview: {
    method: 'GET',
    path: `${editions}/{id}/preview`,
    access: 'editionPreview',
    statuses: readStatuses,
  },
  editionCreate: { method: 'POST', path: editions, access: 'editionCreate', statuses: writtenStatuses },
  editionDelete: {
    method: 'DELETE',
    path: `${editions}/{id}`,
    access: 'editionDelete',
    statuses: writtenStatuses,
  },
  editionClosing: {
    method: 'GET',
    path: `${editions}/{id}/closing`,
    access: 'editionClosing',
    statuses: readStatuses,
  },
  editionClose: {
    method: 'POST',
    path: `${editions}/{id}/close`,
    access: 'editionClose',
    statuses: writtenStatuses,
  },
  editionReopen: {
    method: 'POST',
    path: `${editions}/{id}/reopen`,
    access: 'editionReopen',
    statuses: writtenStatuses,
  },
  editionSwitch: {
    method: 'PUT',
    path: `${admin}/current-edition`,
    access: 'editionSwitch',
    statuses: writtenStatuses,
  },
} as const satisfies Record<string, Operation>;
