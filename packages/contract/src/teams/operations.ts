import type { Operation } from '../operation.ts';
import { readStatuses, sliceStatuses, writtenStatuses } from '../statuses.ts';

const admin = '/api/v1/admin' as const;

/** Teams of clubs. */
export const teamOperations = {
  teamSlice: { method: 'GET', path: '/api/v1/results/team/{id}', access: 'public', statuses: sliceStatuses },
  teamWithdrawal: {
    method: 'GET',
    path: `${admin}/teams/{id}/withdrawal`,
    access: 'organiser',
    statuses: readStatuses,
  },
  teamStatesChange: {
    method: 'POST',
    path: `${admin}/team-states`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
} as const satisfies Record<string, Operation>;
