import * as z from 'zod';
import { Day, Id, Names, TimeOfDay } from '../common.ts';

/** Where the winner (standing 1) or the loser (2) of a bracket match goes, or which place of the tournament it is. */
export const BracketWay = z.object({
  standing: z.int(),
  next: z
    .object({
      label: z.string(),
      slug: z.string(),
      roundCs: z.string(),
      roundEn: z.string(),
      /** null: several, or none is planned yet. */
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
  /** null: the way goes on, or nobody plays for a place. */
  place: z.int().nullable(),
});
export type BracketWay = z.infer<typeof BracketWay>;
