import { genders } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { Day, Names } from '../common.ts';

export const CategoryHead = z.object({
  code: z.string(),
  ...Names,
  gender: z.enum(genders),
  birthDateMin: Day.nullable(),
  /** Position among the categories of its gender, 0 is the oldest; decides colour and shape. */
  ageRank: z.int(),
});
