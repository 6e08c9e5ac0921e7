import type { Operation } from '../operation.ts';
import { ownReadStatuses, recordedStatuses, writtenStatuses } from '../statuses.ts';

const matchRoster = '/api/v1/rosters/match/{id}/{side}' as const;
const ofMatch = '/api/v1/reporter/match/{matchId}' as const;

/** Who stands in a match. */
export const matchRosterOperations = {
  teamPlan: {
    method: 'GET',
    path: '/api/v1/rosters/team/{id}',
    statuses: ownReadStatuses,
  },
  matchRoster: { method: 'GET', path: matchRoster, statuses: ownReadStatuses },
  matchRosterSave: {
    method: 'PUT',
    path: matchRoster,
    statuses: writtenStatuses,
  },
  reporterRosterSave: { method: 'PUT', path: `${ofMatch}/roster`, statuses: recordedStatuses },
} as const satisfies Record<string, Operation>;
