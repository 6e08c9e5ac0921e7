import type { Operation } from '../operation.ts';
import { readStatuses, writtenStatuses } from '../statuses.ts';

const ofMatch = '/api/v1/admin/matches/{matchId}/discipline' as const;

/** Disqualified people of a match: written reports, and the decisions of organisers. */
export const disciplineOperations = {
  discipline: { method: 'GET', path: ofMatch, access: 'organiser', statuses: readStatuses },
  disciplinaryDecide: { method: 'POST', path: ofMatch, access: 'organiser', statuses: writtenStatuses },
  writtenReportAdd: {
    method: 'POST',
    path: '/api/v1/admin/matches/{matchId}/written-reports',
    access: 'organiser',
    statuses: writtenStatuses,
  },
} as const satisfies Record<string, Operation>;
