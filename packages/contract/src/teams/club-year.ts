import * as z from 'zod';
import { Id } from '../common.ts';

/** An edition in which a club played: its teams by category, with their addresses of that year. */
export const ClubYear = z.object({
  /** Prefix of the edition's pages: `2025`. */
  address: z.string(),
  year: z.int(),
  teams: z.array(z.object({ id: Id, name: z.string(), category: z.string(), champion: z.boolean() })),
});
export type ClubYear = z.infer<typeof ClubYear>;
