import * as z from 'zod';
import { Day, Version } from './common.ts';

const EditionHead = z.object({
  name: z.string(),
  year: z.int(),
  city: z.string().nullable(),
  startDate: Day,
  endDate: Day,
  timeZone: z.string(),
  /** Whether matches are published by hall; otherwise there are no links to halls. */
  showsHalls: z.boolean(),
  /** URL of the terms and conditions; null: none. */
  terms: z.string().nullable(),
});

/** Common fields of every slice. */
export const head = { version: Version, edition: EditionHead };
