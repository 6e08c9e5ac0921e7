import { genders } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { Day, Id } from '../common.ts';

export const TeamCategory = z.object({
  id: Id,
  code: z.string(),
  nameCs: z.string(),
  nameEn: z.string(),
  gender: z.enum(genders),
  birthDateMin: Day.nullable(),
});
