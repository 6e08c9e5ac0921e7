import * as z from 'zod';
import { Day, Version } from './common.ts';

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
