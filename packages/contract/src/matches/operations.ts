import type { Operation } from '../operation.ts';
import { readStatuses, recordedStatuses, sliceStatuses } from '../statuses.ts';

const ofMatch = '/api/v1/reporter/match/{matchId}' as const;

/** Matches, and changes of a whole match. */
export const matchOperations = {
  matchSlice: {
    method: 'GET',
    path: '/api/v1/results/match/{id}',
    access: 'public',
    statuses: sliceStatuses,
  },
  competitionMatch: {
    method: 'GET',
    path: '/api/v1/competition/competition-match/{id}',
    access: 'public',
    statuses: [...sliceStatuses, 401, 403],
  },
  competitionMatchLive: {
    method: 'GET',
    path: '/api/v1/competition/competition-match-live/{id}',
    access: 'public',
    statuses: [...sliceStatuses, 401, 403],
  },
  matchStage: {
    method: 'POST',
    path: '/api/v1/competition/match/{id}/stage/{stage_id}',
    access: 'matchStage',
    statuses: recordedStatuses,
  },
  matchWalkover: {
    method: 'PUT',
    path: `${ofMatch}/walkover`,
    access: 'matchWalkover',
    statuses: recordedStatuses,
  },
  matchOfficialScore: {
    method: 'PUT',
    path: `${ofMatch}/official-score`,
    access: 'matchOfficialScore',
    statuses: recordedStatuses,
  },
  matchRuling: {
    method: 'PUT',
    path: `${ofMatch}/ruling`,
    access: 'matchRuling',
    statuses: recordedStatuses,
  },
  matchBeingChecked: {
    method: 'PUT',
    path: `${ofMatch}/being-checked`,
    access: 'matchBeingChecked',
    statuses: recordedStatuses,
  },
  matchEventsErase: {
    method: 'POST',
    path: `${ofMatch}/erase-events`,
    access: 'matchEventsErase',
    statuses: recordedStatuses,
  },
  matchEventsRestore: {
    method: 'POST',
    path: `${ofMatch}/restore-events`,
    access: 'matchEventsRestore',
    statuses: recordedStatuses,
  },
  matchImpact: {
    method: 'POST',
    path: `${ofMatch}/impact`,
    access: 'matchImpact',
    statuses: recordedStatuses,
  },
  adminMatches: {
    method: 'GET',
    path: '/api/v1/admin/matches',
    access: 'adminMatches',
    statuses: readStatuses,
  },
  matchHistory: { method: 'GET', path: `${ofMatch}/history`, access: 'matchHistory', statuses: readStatuses },
} as const satisfies Record<string, Operation>;
