import type { Operation } from '../operation.ts';
import { readStatuses } from '../statuses.ts';

const admin = '/api/v1/admin' as const;

/** What surrounds every page of organisers, and what is prepared before clubs register. */
export const contentsOperations = {
  contents: { method: 'GET', path: `${admin}/contents`, access: 'organiser', statuses: readStatuses },
  preparation: { method: 'GET', path: `${admin}/preparation`, access: 'organiser', statuses: readStatuses },
} as const satisfies Record<string, Operation>;
