import type { Operation } from '../operation.ts';
import { sliceStatuses } from '../statuses.ts';

/** Matches for calendar programs. */
export const calendarOperations = {
  teamCalendar: { method: 'GET', path: '/api/v1/calendar/team/{id}/matches.ics', statuses: sliceStatuses },
  hallCalendar: { method: 'GET', path: '/api/v1/calendar/hall/{id}/matches.ics', statuses: sliceStatuses },
  teamsCalendar: { method: 'GET', path: '/api/v1/calendar/teams.ics', statuses: sliceStatuses },
} as const satisfies Record<string, Operation>;
