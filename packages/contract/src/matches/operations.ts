import type { Operation } from '../operation.ts';
import { readStatuses, recordedStatuses, sliceStatuses } from '../statuses.ts';

const ofMatch = '/api/v1/reporter/match/{matchId}' as const;

/** Matches, and changes of a whole match. */
export const matchOperations = {
  matchSlice: { method: 'GET', path: '/api/v1/results/match/{id}', statuses: sliceStatuses },
  competitionMatch: {
    method: 'GET',
    path: '/api/v1/competition/competition-match/{id}',
    statuses: [...sliceStatuses, 401, 403],
  },
  competitionMatchLive: {
    method: 'GET',
    path: '/api/v1/competition/competition-match-live/{id}',
    statuses: [...sliceStatuses, 401, 403],
  },
  matchStage: {
    method: 'POST',
    path: '/api/v1/competition/match/{id}/stage/{stage_id}',
    statuses: recordedStatuses,
  },
  matchWalkover: { method: 'PUT', path: `${ofMatch}/walkover`, statuses: recordedStatuses },
  matchOfficialScore: { method: 'PUT', path: `${ofMatch}/official-score`, statuses: recordedStatuses },
  matchBeingChecked: { method: 'PUT', path: `${ofMatch}/being-checked`, statuses: recordedStatuses },
  matchEventsErase: { method: 'POST', path: `${ofMatch}/erase-events`, statuses: recordedStatuses },
  matchEventsRestore: { method: 'POST', path: `${ofMatch}/restore-events`, statuses: recordedStatuses },
  matchImpact: { method: 'POST', path: `${ofMatch}/impact`, statuses: recordedStatuses },
  matchHistory: { method: 'GET', path: `${ofMatch}/history`, statuses: readStatuses },
} as const satisfies Record<string, Operation>;
