import * as z from 'zod';
import { Day, Id, Names, TimeOfDay } from '../common.ts';
import { Opponent } from '../matches/match-ticket.ts';

/** Destination of a place in a group, or the final place; of a bracket match that of the winner (standing 1) and of the loser (2). */
export const BracketWay = z.object({
  standing: z.int(),
  next: z
    .object({
      label: z.string(),
      slug: z.string(),
      roundCs: z.string(),
      roundEn: z.string(),
      /** null: several matches, or none is planned yet. */
      match: z
        .object({
          id: Id,
          matchNumber: z.int(),
          day: Day.nullable(),
          time: TimeOfDay.nullable(),
          hall: z.object({ id: Id, code: z.string(), ...Names }).nullable(),
          /** Whoever plays on the other side. Absent: in slices that an older program has kept. */
          against: z.exactOptional(Opponent),
        })
        .nullable(),
    })
    .nullable(),
  /** null: not the last match, or no match for a place. */
  place: z.int().nullable(),
});
export type BracketWay = z.infer<typeof BracketWay>;
