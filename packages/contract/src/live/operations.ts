import type { Operation } from '../operation.ts';
import { sliceStatuses } from '../statuses.ts';

/** The whole edition in two answers, and the stream of its changes. */
export const liveOperations = {
  competitionStatic: {
    method: 'GET',
    path: '/api/v1/competition/static',
    access: 'public',
    statuses: sliceStatuses,
  },
  competitionLive: {
    method: 'GET',
    path: '/api/v1/competition/live',
    access: 'public',
    statuses: sliceStatuses,
  },
  liveStream: {
    method: 'GET',
    path: '/api/v1/competition/live/stream',
    access: 'public',
    statuses: [200, 400, 404, 429, 500, 503],
  },
} as const satisfies Record<string, Operation>;
