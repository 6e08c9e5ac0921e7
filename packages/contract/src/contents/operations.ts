import type { Operation } from '../operation.ts';
import { readStatuses } from '../statuses.ts';

const admin = '/api/v1/admin' as const;

/** What surrounds every page of organisers, what is prepared before clubs register, and what is left after the last match. */
export const contentsOperations = {
  contents: { method: 'GET', path: `${admin}/contents`, access: 'organiser', statuses: readStatuses },
  closingSteps: {
    method: 'GET',
    path: `${admin}/closing-steps`,
    access: 'organiser',
    statuses: readStatuses,
  },
  preparation: { method: 'GET', path: `${admin}/preparation`, access: 'organiser', statuses: readStatuses },
} as const satisfies Record<string, Operation>;
