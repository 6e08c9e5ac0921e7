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
    access: { rule: 'recordMatch', of: 'match' },
    statuses: recordedStatuses,
  },
  matchWalkover: {
    method: 'PUT',
    path: `${ofMatch}/walkover`,
    access: { rule: 'recordMatch', of: 'match' },
    statuses: recordedStatuses,
  },
  matchBeingChecked: {
    method: 'PUT',
    path: `${ofMatch}/being-checked`,
    access: { rule: 'recordMatch', of: 'match' },
    statuses: recordedStatuses,
  },
  matchEventsErase: {
    method: 'POST',
    path: `${ofMatch}/erase-events`,
    access: { rule: 'recordMatch', of: 'match' },
    statuses: recordedStatuses,
  },
  matchEventsRestore: {
    method: 'POST',
    path: `${ofMatch}/restore-events`,
    access: { rule: 'recordMatch', of: 'match' },
    statuses: recordedStatuses,
  },
  matchImpact: {
    method: 'POST',
    path: `${ofMatch}/impact`,
    access: { rule: 'inspectMatch', of: 'match' },
    statuses: recordedStatuses,
  },
  matchHistory: {
    method: 'GET',
    path: `${ofMatch}/history`,
    access: { rule: 'seeMatchHistory', of: 'match' },
    statuses: readStatuses,
  },
  matchOfficialScore: {
    method: 'PUT',
    path: `${ofMatch}/official-score`,
    access: { rule: 'overruleMatch', of: 'match' },
    statuses: recordedStatuses,
  },
  matchRuling: {
    method: 'PUT',
    path: `${ofMatch}/ruling`,
    access: { rule: 'overruleMatch', of: 'match' },
    statuses: recordedStatuses,
  },
  adminMatches: {
    method: 'GET',
    path: '/api/v1/admin/matches',
    access: 'organiser',
    statuses: readStatuses,
  },
  adminMatchesExport: {
    method: 'GET',
    path: '/api/v1/admin/matches.xlsx',
    access: 'organiser',
    statuses: readStatuses,
  },
} as const satisfies Record<string, Operation>;
