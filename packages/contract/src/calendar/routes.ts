import { locales } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { PathId } from '../common.ts';
import { EditionAddress } from '../editions/edition-address.ts';
import { route } from '../route.ts';
import { line } from '../text.ts';
import { alarms } from './alarms.ts';
import { calendarOperations } from './operations.ts';

const tag = 'calendar';
const params = z.object({ id: PathId });
const Language = z.enum(locales).default('en');
/** Minutes before a coming match at which the reader is reminded; 0: never. Absent: as the calendar does by itself. */
const Alarm = z.enum(alarms).optional();
const query = z.object({ lang: Language, edition: EditionAddress, alarm: Alarm });
const answers = { 200: { contentType: 'text/calendar; charset=utf-8' } } as const;

/** Maximal number of favourites. */
const mostTeams = 100;

/** URLs for calendar programs, which refresh by themselves. Times are UTC and shown in the visitor's zone. */
export const calendarRoutes = {
  teamCalendar: route(calendarOperations.teamCalendar, {
    tag,
    summary: 'Matches of a team as a calendar (iCalendar), to subscribe to',
    params,
    query,
    answers,
  }),
  matchCalendar: route(calendarOperations.matchCalendar, {
    tag,
    summary: 'One match as a calendar (iCalendar)',
    params,
    query,
    answers,
  }),
  hallCalendar: route(calendarOperations.hallCalendar, {
    tag,
    summary: 'Matches of a hall as a calendar (iCalendar), to subscribe to',
    params,
    query,
    answers,
  }),
  groupCalendar: route(calendarOperations.groupCalendar, {
    tag,
    summary: 'Matches of a group as a calendar (iCalendar), to subscribe to',
    params: z.object({ label: line(100).min(1) }),
    query,
    answers,
  }),
  categoryCalendar: route(calendarOperations.categoryCalendar, {
    tag,
    summary: 'Matches of a category as a calendar (iCalendar), to subscribe to',
    params: z.object({ code: line(100).min(1) }),
    query,
    answers,
  }),
  refereeCalendar: route(calendarOperations.refereeCalendar, {
    tag,
    summary: 'Matches that a referee leads as a calendar (iCalendar), to subscribe to',
    params,
    query,
    answers,
  }),
  datesCalendar: route(calendarOperations.datesCalendar, {
    tag,
    summary:
      'The days of the tournament and the deadlines before it as a calendar (iCalendar), to subscribe to',
    query,
    answers,
  }),
  teamsCalendar: route(calendarOperations.teamsCalendar, {
    tag,
    summary: 'Matches of several teams as one calendar, for favourites; unknown teams are left out',
    query: z.object({
      /** Ids of teams, separated by commas. */
      teams: z
        .string()
        .regex(/^[1-9]\d{0,9}(,[1-9]\d{0,9})*$/)
        .transform((text) => [...new Set(text.split(',').map(Number))].toSorted((a, b) => a - b))
        .pipe(z.array(z.int()).max(mostTeams)),
      lang: Language,
    }),
    answers,
  }),
};
