import type { Operation } from '../operation.ts';
import { readStatuses, writtenStatuses } from '../statuses.ts';

const ofMatch = '/api/v1/admin/matches/{matchId}/protests' as const;

/** Protests of teams and decisions of organisers. */
export const protestOperations = {
  protests: { method: 'GET', path: ofMatch, access: 'organiser', statuses: readStatuses },
  protestCreate: { method: 'POST', path: ofMatch, access: 'organiser', statuses: writtenStatuses },
  protestDecide: {
    method: 'POST',
    path: '/api/v1/admin/protests/{id}/decision',
    access: 'organiser',
    statuses: writtenStatuses,
  },
} as const satisfies Record<string, Operation>;
