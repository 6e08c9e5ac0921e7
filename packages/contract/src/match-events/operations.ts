import type { Operation } from '../operation.ts';
import { recordedStatuses } from '../statuses.ts';

const event = '/api/v1/competition/match/{matchId}/events' as const;

/** What a reporter records. */
export const matchEventOperations = {
  matchEventCreate: {
    method: 'POST',
    path: event,
    access: { rule: 'recordMatch', of: 'match' },
    statuses: recordedStatuses,
  },
  matchEventUpdate: {
    method: 'PUT',
    path: `${event}/{eventId}`,
    access: { rule: 'recordMatch', of: 'match' },
    statuses: recordedStatuses,
  },
  matchEventDelete: {
    method: 'DELETE',
    path: `${event}/{eventId}`,
    access: { rule: 'recordMatch', of: 'match' },
    statuses: recordedStatuses,
  },
  matchClock: {
    method: 'POST',
    path: '/api/v1/competition/match/{matchId}/clock',
    access: { rule: 'recordMatch', of: 'match' },
    statuses: recordedStatuses,
  },
  matchSignature: {
    method: 'POST',
    path: '/api/v1/competition/match/{matchId}/signatures',
    access: { rule: 'recordMatch', of: 'match' },
    statuses: recordedStatuses,
  },
} as const satisfies Record<string, Operation>;
