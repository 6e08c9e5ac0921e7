import * as z from 'zod';
import { Id } from '../common.ts';

/** An edition in which a club played: its teams in each category, each at its address of that year. */
export const ClubYear = z.object({
  /** Pages of the edition begin with it: `2025`. */
  address: z.string(),
  year: z.int(),
  teams: z.array(z.object({ id: Id, name: z.string(), category: z.string(), champion: z.boolean() })),
});
export type ClubYear = z.infer<typeof ClubYear>;
