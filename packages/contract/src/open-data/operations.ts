import type { Operation } from '../operation.ts';
import { sliceStatuses } from '../statuses.ts';

/** Lists as CSV. */
export const openDataOperations = {
  matchesCsv: { method: 'GET', path: '/api/v1/open/matches.csv', access: 'public', statuses: sliceStatuses },
  standingsCsv: {
    method: 'GET',
    path: '/api/v1/open/standings.csv',
    access: 'public',
    statuses: sliceStatuses,
  },
  finalPlacesCsv: {
    method: 'GET',
    path: '/api/v1/open/final-places.csv',
    access: 'public',
    statuses: sliceStatuses,
  },
  teamsCsv: { method: 'GET', path: '/api/v1/open/teams.csv', access: 'public', statuses: sliceStatuses },
  hallsCsv: { method: 'GET', path: '/api/v1/open/halls.csv', access: 'public', statuses: sliceStatuses },
} as const satisfies Record<string, Operation>;
