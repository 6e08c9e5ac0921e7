import type { Operation } from '../operation.ts';
import { sliceStatuses } from '../statuses.ts';

/** Matches for calendar programs. */
export const calendarOperations = {
  teamCalendar: {
    method: 'GET',
    path: '/api/v1/calendar/team/{id}/matches.ics',
    access: 'public',
    statuses: sliceStatuses,
  },
  matchCalendar: {
    method: 'GET',
    path: '/api/v1/calendar/match/{id}/match.ics',
    access: 'public',
    statuses: sliceStatuses,
  },
  hallCalendar: {
    method: 'GET',
    path: '/api/v1/calendar/hall/{id}/matches.ics',
    access: 'public',
    statuses: sliceStatuses,
  },
  groupCalendar: {
    method: 'GET',
    path: '/api/v1/calendar/group/{label}/matches.ics',
    access: 'public',
    statuses: sliceStatuses,
  },
  categoryCalendar: {
    method: 'GET',
    path: '/api/v1/calendar/category/{code}/matches.ics',
    access: 'public',
    statuses: sliceStatuses,
  },
  refereeCalendar: {
    method: 'GET',
    path: '/api/v1/calendar/referee/{id}/matches.ics',
    access: 'public',
    statuses: sliceStatuses,
  },
  datesCalendar: {
    method: 'GET',
    path: '/api/v1/calendar/dates.ics',
    access: 'public',
    statuses: sliceStatuses,
  },
  teamsCalendar: {
    method: 'GET',
    path: '/api/v1/calendar/teams.ics',
    access: 'public',
    statuses: sliceStatuses,
  },
} as const satisfies Record<string, Operation>;
