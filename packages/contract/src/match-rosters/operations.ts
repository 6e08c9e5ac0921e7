import type { Operation } from '../operation.ts';
import { ownReadStatuses, recordedStatuses, writtenStatuses } from '../statuses.ts';

const matchRoster = '/api/v1/rosters/match/{id}/{side}' as const;
const ofMatch = '/api/v1/reporter/match/{matchId}' as const;

/** Who stands in a match. */
export const matchRosterOperations = {
  teamPlan: {
    method: 'GET',
    path: '/api/v1/rosters/team/{id}',
    access: { rule: 'seeTeam', of: 'team' },
    statuses: ownReadStatuses,
  },
  matchRoster: {
    method: 'GET',
    path: matchRoster,
    access: { rule: 'seeTeam', of: 'team' },
    statuses: ownReadStatuses,
  },
  matchRosterSave: {
    method: 'PUT',
    path: matchRoster,
    access: { rule: 'fillMatchRoster', of: 'team' },
    statuses: writtenStatuses,
  },
  reporterRosterSave: {
    method: 'PUT',
    path: `${ofMatch}/roster`,
    access: { rule: 'recordMatch', of: 'match' },
    statuses: recordedStatuses,
  },
} as const satisfies Record<string, Operation>;
