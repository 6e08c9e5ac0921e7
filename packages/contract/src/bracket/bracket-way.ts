import * as z from 'zod';
import { Day, Id, Names, TimeOfDay } from '../common.ts';

/** Destination of the winner (standing 1) or loser (2) of a bracket match, or their final place. */
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
        })
        .nullable(),
    })
    .nullable(),
  /** null: not the last match, or no match for a place. */
  place: z.int().nullable(),
});
export type BracketWay = z.infer<typeof BracketWay>;
