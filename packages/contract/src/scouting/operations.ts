import type { Operation } from '../operation.ts';
import { recordedStatuses, sliceStatuses } from '../statuses.ts';

const scouting = '/api/v1/competition/match/{matchId}/scouting' as const;

/** What a second person notes beside the record of a match, and the public map of shots. */
export const scoutingOperations = {
  matchScouting: {
    method: 'POST',
    path: scouting,
    access: { rule: 'scoutMatch', of: 'match' },
    statuses: recordedStatuses,
  },
  matchShots: {
    method: 'GET',
    path: '/api/v1/results/match/{matchId}/shots',
    access: 'public',
    statuses: sliceStatuses,
  },
} as const satisfies Record<string, Operation>;
