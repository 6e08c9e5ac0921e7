import type { Operation } from '../operation.ts';
import { readStatuses, sliceStatuses, writtenStatuses } from '../statuses.ts';

const admin = '/api/v1/admin' as const;
const entries = `${admin}/enumerations` as const;

/** The organiser's lists. */
export const enumerationOperations = {
  enums: { method: 'GET', path: '/api/v1/web/enums', access: 'public', statuses: sliceStatuses },
  enumerations: { method: 'GET', path: entries, access: 'organiser', statuses: readStatuses },
  enumerationOrder: {
    method: 'POST',
    path: `${entries}/{kind}/order`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  enumerationCreate: {
    method: 'POST',
    path: entries,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  enumerationUpdate: {
    method: 'PUT',
    path: `${entries}/{kind}/{id}`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  enumerationDelete: {
    method: 'DELETE',
    path: `${entries}/{kind}/{id}`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
} as const satisfies Record<string, Operation>;
