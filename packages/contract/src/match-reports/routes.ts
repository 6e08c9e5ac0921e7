import { locales } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { Day, PathId } from '../common.ts';
import { route } from '../route.ts';
import { matchReportOperations as operations } from './operations.ts';

const tag = 'match-reports';
const pdf = { contentType: 'application/pdf' } as const;
const lang = z.enum(locales).default('en');

export const matchReportRoutes = {
  matchReport: route(operations.matchReport, {
    tag,
    summary: 'The official report of a match: rosters, goals, penalties, scores, approvals',
    params: z.object({ matchId: PathId }),
    query: z.object({ lang }),
    answers: { 200: pdf },
  }),
  matchReports: route(operations.matchReports, {
    tag,
    summary: 'Reports of matches that have begun, a page each: of a hall, of a day, or of a whole edition',
    query: z.object({
      lang,
      hall: PathId.optional(),
      day: Day.optional(),
      /** Absent: the current edition. */
      edition: PathId.optional(),
    }),
    answers: { 200: pdf },
  }),
};
