import type { Operation } from '../operation.ts';
import { sliceStatuses } from '../statuses.ts';

/** What visitors learn before they register a club. */
export const joinOperations = {
  joinSlice: { method: 'GET', path: '/api/v1/results/join', access: 'public', statuses: sliceStatuses },
} as const satisfies Record<string, Operation>;

/** Apart, since only the form that sends it needs it. */
export const joinReminderOperations = {
  joinRemind: {
    method: 'POST',
    path: '/api/v1/web/join/reminders',
    access: 'public',
    statuses: [200, 400, 403, 404, 409, 413, 415, 429, 500],
  },
} as const satisfies Record<string, Operation>;
