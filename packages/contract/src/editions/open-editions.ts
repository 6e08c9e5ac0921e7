import * as z from 'zod';
import { Day, Id, PathId } from '../common.ts';

/** Which edition a call of the organiser is about: a prepared one, or, unnamed, the current one. */
export const EditionQuery = z.strictObject({ edition: PathId.optional() });

/** The current edition first, then those that are prepared. */
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
