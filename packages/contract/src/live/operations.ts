import type { Operation } from '../operation.ts';
import { sliceStatuses } from '../statuses.ts';

/** The whole edition in two answers, and the stream of its changes. */
export const liveOperations = {
  competitionStatic: { method: 'GET', path: '/api/v1/competition/static', statuses: sliceStatuses },
  competitionLive: { method: 'GET', path: '/api/v1/competition/live', statuses: sliceStatuses },
  liveStream: {
    method: 'GET',
    path: '/api/v1/competition/live/stream',
    statuses: [200, 400, 404, 429, 500, 503],
  },
} as const satisfies Record<string, Operation>;
