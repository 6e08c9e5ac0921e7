import * as z from 'zod';
import { Id, Instant } from '../common.ts';

const Value = z.union([z.string(), z.number(), z.boolean()]).nullable();

/** What was done to a match, its events and its rosters, the newest first: who, when, and what was there before. */
export const MatchHistory = z
  .object({
    entries: z.array(
      z.object({
        id: Id,
        /** UTC, ISO 8601. */
        at: Instant,
        /** null: nobody who is still known. */
        who: z.string().nullable(),
        /** As the log names it: `match.stage`, `match-event.update` … */
        action: z.string(),
        /** Number of the event; null: the match as a whole. */
        eventId: Id.nullable(),
        reason: z.string().nullable(),
        /** Fields that differ, those of an event's content always; `entries` counts the people of a roster. */
        changes: z.array(z.object({ field: z.string(), before: Value, after: Value })),
      }),
    ),
  })
  .meta({ id: 'MatchHistory' });
export type MatchHistory = z.infer<typeof MatchHistory>;
