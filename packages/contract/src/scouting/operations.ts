import type { Operation } from '../operation.ts';
import { readStatuses, recordedStatuses, sliceStatuses, writtenStatuses } from '../statuses.ts';

const scouting = '/api/v1/competition/match/{matchId}/scouting' as const;
const links = '/api/v1/reporter/matches/{matchId}/scouting-links' as const;
const byLink = '/api/v1/scouting' as const;

/** What a second person notes beside the record of a match, and the public map of shots. */
export const scoutingOperations = {
  matchScouting: {
    method: 'POST',
    path: scouting,
    access: { rule: 'scoutMatch', of: 'match' },
    statuses: recordedStatuses,
  },
  scoutingLinks: { method: 'GET', path: links, access: 'reporter', statuses: readStatuses },
  scoutingLinkCreate: { method: 'POST', path: links, access: 'reporter', statuses: writtenStatuses },
  scoutingLinkRevoke: {
    method: 'POST',
    path: `${links}/{id}/revocation`,
    access: 'reporter',
    statuses: writtenStatuses,
  },
  scoutingOfLink: {
    method: 'POST',
    path: `${byLink}/matches`,
    access: 'public',
    statuses: [200, 400, 403, 404, 413, 415, 429, 500, 503],
  },
  scoutingByLink: {
    method: 'POST',
    path: `${byLink}/matches/{matchId}`,
    access: 'public',
    statuses: [200, 400, 403, 404, 409, 413, 415, 422, 426, 429, 500, 503],
  },
  matchShots: {
    method: 'GET',
    path: '/api/v1/results/match/{matchId}/shots',
    access: 'public',
    statuses: sliceStatuses,
  },
} as const satisfies Record<string, Operation>;
