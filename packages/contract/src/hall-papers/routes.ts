import { hallPaperKinds, locales } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { Day, Id, PathId } from '../common.ts';
import { route } from '../route.ts';
import { line } from '../text.ts';
import { hallPaperOperations as operations } from './operations.ts';

/** What papers can be limited to: halls, days with matches, categories. */
export const HallPaperChoices = z
  .object({
    halls: z.array(z.object({ id: Id, code: z.string() })),
    days: z.array(Day),
    categories: z.array(z.string()),
  })
  .meta({ id: 'HallPaperChoices' });
export type HallPaperChoices = z.infer<typeof HallPaperChoices>;

export const hallPaperRoutes = {
  hallPaperChoices: route(operations.hallPaperChoices, {
    tag: 'hall-papers',
    summary: 'Halls, days and categories that papers can be limited to',
    answers: { 200: HallPaperChoices },
  }),
  hallPaper: route(operations.hallPaper, {
    tag: 'hall-papers',
    summary:
      'Door signs, days of halls and of categories as posters, courts, badges and keys as PDF; of everything, or of one hall, day or category',
    params: z.object({ paper: z.enum(hallPaperKinds) }),
    query: z.strictObject({
      lang: z.enum(locales).default('en'),
      hall: PathId.optional(),
      day: Day.optional(),
      category: line(20).optional(),
    }),
    answers: { 200: { contentType: 'application/pdf' } },
  }),
};
