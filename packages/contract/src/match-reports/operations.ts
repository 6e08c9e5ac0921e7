import type { Operation } from '../operation.ts';
import { readStatuses } from '../statuses.ts';

/** Official match reports as PDF. Not public, because they name children. */
export const matchReportOperations = {
  matchReport: {
    method: 'GET',
    path: '/api/v1/match/{matchId}/report.pdf',
    access: 'matchReport',
    statuses: readStatuses,
  },
  matchReports: {
    method: 'GET',
    path: '/api/v1/admin/match-reports.pdf',
    access: 'matchReports',
    statuses: readStatuses,
  },
} as const satisfies Record<string, Operation>;
