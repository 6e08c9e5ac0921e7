import * as z from 'zod';
import { locales } from '@sevenmetre/rules/vocabulary';
import { operations } from '../operations.ts';
import { route } from '../route.ts';
import { PathId } from '../schemas/common.ts';
import { line } from '../schemas/text.ts';

const tag = 'share cards';
const answers = { 200: { contentType: 'image/png' } } as const;
const query = z.object({ lang: z.enum(locales).default('en') });

/** Pictures of 1200 × 630 pixels that stand beside a shared link. No person is named on them. */
export const shareCardRoutes = {
  matchCard: route(operations.matchCard, {
    tag,
    summary: 'A match with its score as a picture',
    params: z.object({ id: PathId }),
    query,
    answers,
  }),
  groupCard: route(operations.groupCard, {
    tag,
    summary: 'The table of a group as a picture',
    params: z.object({ label: line(100).min(1) }),
    query,
    answers,
  }),
};
