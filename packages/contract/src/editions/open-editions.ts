import * as z from 'zod';
import { Day, Id, PathId } from '../common.ts';

/** The edition of an organiser's call: a prepared one, or by default the current one. */
export const EditionQuery = z.strictObject({ edition: PathId.optional() });

/** The current edition first, then prepared ones. */
export const OpenEditions = z
  .object({
    editions: z.array(
      z.object({
        id: Id,
        name: z.string(),
        year: z.int(),
        timeZone: z.string(),
        startDate: Day,
        isCurrent: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'OpenEditions' });
export type OpenEditions = z.infer<typeof OpenEditions>;
