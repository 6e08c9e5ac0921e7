import type { Operation } from '../operation.ts';
import { readStatuses } from '../statuses.ts';

/** What halls need on paper. */
export const hallPaperOperations = {
  hallPaperChoices: {
    method: 'GET',
    path: '/api/v1/admin/hall-papers',
    access: 'organiser',
    statuses: readStatuses,
  },
  hallPaper: {
    method: 'GET',
    path: '/api/v1/admin/hall-papers/{paper}',
    access: 'organiser',
    statuses: readStatuses,
  },
} as const satisfies Record<string, Operation>;
