import * as z from 'zod';
import { genders } from '@sevenmetre/rules/vocabulary';
import { Day, Version } from './common.ts';
import { Names } from './match-ticket.ts';

const EditionHead = z.object({
  name: z.string(),
  year: z.int(),
  city: z.string().nullable(),
  startDate: Day,
  endDate: Day,
  timeZone: z.string(),
  /** Whether matches may be looked up by hall; without it nothing leads there. */
  showsHalls: z.boolean(),
  /** Address of the terms and conditions; null while the organiser has given none. */
  terms: z.string().nullable(),
});

/** What every slice begins with. */
export const head = { version: Version, edition: EditionHead };

export const CategoryHead = z.object({
  code: z.string(),
  ...Names,
  gender: z.enum(genders),
  birthDateMin: Day.nullable(),
  /** Place among the categories of its gender, 0 is the oldest: decides ink and shape. */
  ageRank: z.int(),
});
