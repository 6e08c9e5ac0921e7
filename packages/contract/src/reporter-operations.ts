import type { Operation } from './page-operations.ts';
import { ownReadStatuses, readStatuses, recordedStatuses, writtenStatuses } from './statuses.ts';

const ofMatch = '/api/v1/reporter/match/{matchId}' as const;
const matchRoster = '/api/v1/rosters/match/{id}/{side}' as const;

/** Match rosters, and what a reporter's screens ask for beside events and stages. */
export const reporterOperations = {
  reporterHall: { method: 'GET', path: '/api/v1/reporter/hall/{id}', statuses: readStatuses },
  reporterMatch: { method: 'GET', path: '/api/v1/reporter/match/{slug}', statuses: readStatuses },
  reporterRosterSave: { method: 'PUT', path: `${ofMatch}/roster`, statuses: recordedStatuses },
  matchWalkover: { method: 'PUT', path: `${ofMatch}/walkover`, statuses: recordedStatuses },
  matchOfficialScore: { method: 'PUT', path: `${ofMatch}/official-score`, statuses: recordedStatuses },
  matchBeingChecked: { method: 'PUT', path: `${ofMatch}/being-checked`, statuses: recordedStatuses },
  matchEventsErase: { method: 'POST', path: `${ofMatch}/erase-events`, statuses: recordedStatuses },
  matchEventsRestore: { method: 'POST', path: `${ofMatch}/restore-events`, statuses: recordedStatuses },
  matchImpact: { method: 'POST', path: `${ofMatch}/impact`, statuses: recordedStatuses },
  matchHistory: { method: 'GET', path: `${ofMatch}/history`, statuses: readStatuses },
  reporterAssignments: {
    method: 'GET',
    path: '/api/v1/admin/reporter-assignments',
    statuses: [200, 401, 403, 404, 429, 500],
  },
  reporterAssignmentsSave: {
    method: 'PUT',
    path: '/api/v1/admin/reporter-assignments/{userId}',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500],
  },
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
} as const satisfies Record<string, Operation>;
