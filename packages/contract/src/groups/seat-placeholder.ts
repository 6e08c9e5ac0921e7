import * as z from 'zod';

/** "1. of MA-A". */
export const SeatPlaceholder = z.object({
  standing: z.int(),
  groupLabel: z.string(),
  groupSlug: z.string(),
  /** Number of the match whose winner (standing 1) or loser (2) it is; absent: a place of a table. */
  match: z.exactOptional(z.int()),
  /** Place of several groups whose teams are compared; with standing 2, the second best of them. */
  comparedPlace: z.exactOptional(z.int()),
});
