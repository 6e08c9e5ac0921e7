import type { Operation } from './page-operations.ts';

const ofMatch = '/api/v1/reporter/match/{matchId}' as const;
const matchRoster = '/api/v1/rosters/match/{id}/{side}' as const;
const reported = [200, 400, 401, 403, 404, 429, 500, 503] as const;
const written = [200, 400, 401, 403, 404, 409, 413, 415, 422, 426, 429, 500, 503] as const;

/** Match rosters, and what a reporter's screens ask for beside events and stages. */
export const reporterOperations = {
  reporterHall: { method: 'GET', path: '/api/v1/reporter/hall/{id}', statuses: reported },
  reporterMatch: { method: 'GET', path: '/api/v1/reporter/match/{slug}', statuses: reported },
  reporterRosterSave: { method: 'PUT', path: `${ofMatch}/roster`, statuses: written },
  matchWalkover: { method: 'PUT', path: `${ofMatch}/walkover`, statuses: written },
  matchOfficialScore: { method: 'PUT', path: `${ofMatch}/official-score`, statuses: written },
  matchBeingChecked: { method: 'PUT', path: `${ofMatch}/being-checked`, statuses: written },
  matchEventsErase: { method: 'POST', path: `${ofMatch}/erase-events`, statuses: written },
  matchEventsRestore: { method: 'POST', path: `${ofMatch}/restore-events`, statuses: written },
  matchImpact: { method: 'POST', path: `${ofMatch}/impact`, statuses: written },
  matchHistory: { method: 'GET', path: `${ofMatch}/history`, statuses: reported },
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
    statuses: [200, 400, 401, 404, 429, 500, 503],
  },
  matchRoster: { method: 'GET', path: matchRoster, statuses: [200, 400, 401, 404, 429, 500, 503] },
  matchRosterSave: {
    method: 'PUT',
    path: matchRoster,
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
  },
} as const satisfies Record<string, Operation>;
