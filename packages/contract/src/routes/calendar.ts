import * as z from 'zod';
import { locales } from '@sevenmetre/rules/vocabulary';
import { operations } from '../operations.ts';
import { route } from '../route.ts';
import { PathId } from '../schemas/common.ts';

const tag = 'calendar';
const answers = { 200: { contentType: 'text/calendar; charset=utf-8' } } as const;
const Language = z.enum(locales).default('en');
const params = z.object({ id: PathId });
const query = z.object({ lang: Language });
/** As many as anybody can keep as favourites. */
const mostTeams = 100;

/** Addresses for calendar programs, which ask again by themselves. Times are UTC, they show the visitor's own. */
export const calendarRoutes = {
  teamCalendar: route(operations.teamCalendar, {
    tag,
    summary: 'Matches of a team as a calendar (iCalendar), to subscribe to',
    params,
    query,
    answers,
  }),
  hallCalendar: route(operations.hallCalendar, {
    tag,
    summary: 'Matches of a hall as a calendar (iCalendar), to subscribe to',
    params,
    query,
    answers,
  }),
  teamsCalendar: route(operations.teamsCalendar, {
    tag,
    summary: 'Matches of several teams as one calendar, for favourites; unknown teams are left out',
    query: z.object({
      /** Ids of teams with commas between them. */
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
