import type { Operation } from '../operation.ts';
import { readStatuses, sliceStatuses } from '../statuses.ts';

/** Final rankings and diplomas as PDF, without names of persons. */
export const diplomaOperations = {
  rankingPdf: {
    method: 'GET',
    path: '/api/v1/results/final-ranking/{code}/ranking.pdf',
    access: 'public',
    statuses: sliceStatuses,
  },
  diplomas: {
    method: 'GET',
    path: '/api/v1/admin/final-ranking/{code}/diplomas.pdf',
    access: 'organiser',
    statuses: readStatuses,
  },
} as const satisfies Record<string, Operation>;
