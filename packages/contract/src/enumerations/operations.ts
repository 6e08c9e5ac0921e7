import type { Operation } from '../operation.ts';
import { readStatuses, sliceStatuses, writtenStatuses } from '../statuses.ts';

const admin = '/api/v1/admin' as const;
const entries = `${admin}/enumerations` as const;

/** The organiser's lists. */
export const enumerationOperations = {
  enums: { method: 'GET', path: '/api/v1/web/enums', statuses: sliceStatuses },
  enumerations: { method: 'GET', path: entries, statuses: readStatuses },
  enumerationOrder: { method: 'POST', path: `${entries}/{kind}/order`, statuses: writtenStatuses },
  enumerationCreate: { method: 'POST', path: entries, statuses: writtenStatuses },
  enumerationUpdate: { method: 'PUT', path: `${entries}/{kind}/{id}`, statuses: writtenStatuses },
  enumerationDelete: { method: 'DELETE', path: `${entries}/{kind}/{id}`, statuses: writtenStatuses },
} as const satisfies Record<string, Operation>;
