import * as z from 'zod';
import { Day, PathId } from '../common.ts';
import { route } from '../route.ts';
import { line } from '../text.ts';
import { reporterOperations } from './operations.ts';
import { mostUnsent } from './most-unsent.ts';
import { ReporterHall, ReporterMatchBody } from './schemas.ts';

const tag = 'reporter';

const upTo = (most: number) => z.coerce.number().pipe(z.int().min(0).max(most)).optional();

/** Report of the calling device; each part is absent if unknown. */
const report = {
  /** Number of unsent records of all matches. */
  unsent: upTo(mostUnsent),
  /** Percent. */
  battery: upTo(100),
  /** Release of its program. */
  release: line(40).optional(),
};

/** Data for reporters' screens besides events and stages. Answers are private and not cached. */
export const reporterRoutes = {
  reporterHall: route(reporterOperations.reporterHall, {
    tag,
    summary: 'Matches of a hall with everything that reporting them needs without a network',
    params: z.object({ id: PathId }),
    query: z.object({ day: Day.optional(), ...report }),
    answers: { 200: ReporterHall },
  }),
  reporterMatch: route(reporterOperations.reporterMatch, {
    tag,
    summary: 'The same for one match, by its group with dashes and its number',
    params: z.object({ slug: line(120).min(1) }),
    query: z.object(report),
    answers: { 200: ReporterMatchBody },
  }),
};
