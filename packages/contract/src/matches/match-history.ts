import * as z from 'zod';
import { Id, Instant } from '../common.ts';

const Value = z.union([z.string(), z.number(), z.boolean()]).nullable();

/** Audit entries of a match, its events and rosters, newest first. */
export const MatchHistory = z
  .object({
    entries: z.array(
      z.object({
        id: Id,
        /** UTC, ISO 8601. */
        at: Instant,
        /** null: unknown or deleted user. */
        who: z.string().nullable(),
        /** As in the audit log: `match.stage`, `match-event.update` … */
        action: z.string(),
        /** Id of the event; null: the match as a whole. */
        eventId: Id.nullable(),
        reason: z.string().nullable(),
        /**
         * Changed fields, and always those of an event's content; `entries` is the number of people in a
         * roster.
         */
        changes: z.array(z.object({ field: z.string(), before: Value, after: Value })),
      }),
    ),
  })
  .meta({ id: 'MatchHistory' });
export type MatchHistory = z.infer<typeof MatchHistory>;
