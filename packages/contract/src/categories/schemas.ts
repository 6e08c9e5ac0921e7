import * as z from 'zod';

/** `before`: the lengths of matches of the category that have not begun, in order. */
export const HalfLengthBody = z
  .strictObject({ seconds: z.int(), before: z.array(z.int()).max(200) })
  .meta({ id: 'HalfLengthBody' });
