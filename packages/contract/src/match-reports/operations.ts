import type { Operation } from '../operation.ts';
import { readStatuses, writtenStatuses } from '../statuses.ts';

/** Official match reports as PDF. Not public, because they name children. */
export const matchReportOperations = {
  matchReport: {
    method: 'GET',
    path: '/api/v1/match/{matchId}/report.pdf',
    access: { rule: 'readMatchReport', of: 'match' },
    statuses: readStatuses,
  },
  sealedReport: { method: 'GET', path: '/api/v1/report/{code}', access: 'public', statuses: readStatuses },
  matchDrawingsErase: {
    method: 'DELETE',
    path: '/api/v1/admin/match/{matchId}/drawings',
    access: 'organiser',
    statuses: writtenStatuses,
  },
  matchReports: {
    method: 'GET',
    path: '/api/v1/admin/match-reports.pdf',
    access: 'organiser',
    statuses: readStatuses,
  },
  matchRecords: {
    method: 'GET',
    path: '/api/v1/admin/match-records.json',
    access: 'organiser',
    statuses: readStatuses,
  },
  matchRecordsSheet: {
    method: 'GET',
    path: '/api/v1/admin/match-records.csv',
    access: 'organiser',
    statuses: readStatuses,
  },
} as const satisfies Record<string, Operation>;
