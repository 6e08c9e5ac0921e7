import * as z from 'zod';
import { CategoryHead } from '../categories/category-head.ts';
import { head } from '../slice-head.ts';
import { RankingRow } from './final-place.ts';

export const RankingSlice = z
  .object({
    ...head,
    category: CategoryHead,
    /** All categories, in the organiser's order. */
    categories: z.array(CategoryHead),
    /** The category plays without a ranking. */
    hidden: z.boolean(),
    /** Every group of the category is finished. */
    finished: z.boolean(),
    /** Letters of its play-offs. */
    playoffs: z.array(z.string()),
    /** Best first; empty as long as the category is played. */
    rows: z.array(RankingRow),
  })
  .meta({ id: 'RankingSlice' });
export type RankingSlice = z.infer<typeof RankingSlice>;
