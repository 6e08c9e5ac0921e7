import { locales } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { PathId } from '../common.ts';
import { EditionAddress } from '../editions/edition-address.ts';
import { route } from '../route.ts';
import { line } from '../text.ts';
import { diplomaOperations as operations } from './operations.ts';

const tag = 'diplomas';
const pdf = { contentType: 'application/pdf' } as const;
const lang = z.enum(locales).default('en');
const params = z.object({ code: line(100).min(1) });

export const diplomaRoutes = {
  rankingPdf: route(operations.rankingPdf, {
    tag,
    summary: 'The final ranking of a category with the rule that made each place',
    params,
    query: z.object({
      lang,
      edition: EditionAddress,
    }),
    answers: { 200: pdf },
  }),
  diplomas: route(operations.diplomas, {
    tag,
    summary: 'Diplomas of a category that is over, a page for each team, or for one of them',
    params,
    query: z.object({
      lang,
      team: PathId.optional(),
      /** Absent: the current edition. */
      edition: PathId.optional(),
    }),
    answers: { 200: pdf },
  }),
};
