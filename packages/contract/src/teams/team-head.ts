import * as z from 'zod';
import { Id } from '../common.ts';

export const TeamHead = z.object({
  id: Id,
  /** Without the numeral, so that a page can truncate the name and keep the numeral. */
  name: z.string(),
  numeral: z.string().nullable(),
  countryCode: z.string(),
  sportCode: z.string(),
});
