import * as z from 'zod';

/** Address of a past edition: `2025`. Absent: the current one, or the newest that has the requested data. */
export const EditionAddress = z
  .string()
  .regex(/^\d{4}(?:-\d{1,10})?$/)
  .optional();
