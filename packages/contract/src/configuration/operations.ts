import type { Operation } from '../operation.ts';
import { readStatuses, writtenStatuses } from '../statuses.ts';

const configuration = '/api/v1/admin/configuration' as const;

/** Settings of an edition. */
export const configurationOperations = {
  configuration: { method: 'GET', path: configuration, access: 'organiser', statuses: readStatuses },
  configurationDifferences: {
    method: 'GET',
    path: `${configuration}/differences`,
    access: 'organiser',
    statuses: readStatuses,
  },
  configurationCopy: {
    method: 'POST',
    path: `${configuration}/copy`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  configurationEffect: {
    method: 'POST',
    path: `${configuration}/{key}/effect`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  configurationUpdate: {
    method: 'PUT',
    path: `${configuration}/{key}`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
} as const satisfies Record<string, Operation>;
