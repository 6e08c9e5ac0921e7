import * as z from 'zod';
import { route } from '../route.ts';
import { line } from '../text.ts';
import { finalRankingOperations } from './operations.ts';
import { RankingSlice } from './ranking-slice.ts';

export const finalRankingRoutes = {
  rankingSlice: route(finalRankingOperations.rankingSlice, {
    tag: 'final ranking',
    summary: 'The final ranking of a category: every place with the rule behind it',
    params: z.object({ code: line(100).min(1) }),
    answers: { 200: RankingSlice },
  }),
};
