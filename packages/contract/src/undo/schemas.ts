import { pressKinds } from '@sevenmetre/rules/undo';
import * as z from 'zod';
import { Id, Instant } from '../common.ts';

/** Presses of the last ten minutes in the current edition, newest first. */
export const Presses = z
  .object({
    presses: z.array(
      z.object({
        id: Id,
        kind: z.enum(pressKinds),
        /** Clubs, teams or referees whose states it changed, or guests whose beds it changed. */
        count: z.int(),
        /** The first of them by name; fewer if a name is no longer known. */
        names: z.array(z.string()),
        at: Instant,
        until: Instant,
        /** null: a closed account. */
        by: z.string().nullable(),
        isUndone: z.boolean(),
      }),
    ),
    /** Of the tournament. */
    timeZone: z.string(),
  })
  .meta({ id: 'Presses' });
export type Presses = z.infer<typeof Presses>;
