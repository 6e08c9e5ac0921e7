import { genders } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { Day, Names, Id } from '../common.ts';

export const TeamCategory = z.object({
  id: Id,
  code: z.string(),
  nameCs: z.string(),
  nameEn: z.string(),
  gender: z.enum(genders),
  birthDateMin: Day.nullable(),
});

export const CategoryHead = z.object({
  code: z.string(),
  ...Names,
  gender: z.enum(genders),
  birthDateMin: Day.nullable(),
  /** Position among the categories of its gender, 0 is the oldest; decides colour and shape. */
  ageRank: z.int(),
});
