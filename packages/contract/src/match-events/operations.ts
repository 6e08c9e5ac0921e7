import type { Operation } from '../operation.ts';
import { recordedStatuses } from '../statuses.ts';

const event = '/api/v1/competition/match/{matchId}/events' as const;

/** What a reporter records. */
export const matchEventOperations = {
  matchEventCreate: { method: 'POST', path: event, statuses: recordedStatuses },
  matchEventUpdate: { method: 'PUT', path: `${event}/{eventId}`, statuses: recordedStatuses },
  matchEventDelete: { method: 'DELETE', path: `${event}/{eventId}`, statuses: recordedStatuses },
  matchClock: {
    method: 'POST',
    path: '/api/v1/competition/match/{matchId}/clock',
    statuses: recordedStatuses,
  },
} as const satisfies Record<string, Operation>;
