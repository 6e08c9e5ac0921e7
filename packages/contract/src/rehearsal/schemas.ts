import * as z from 'zod';
import { Id, Instant } from '../common.ts';

/** Invented accounts of a rehearsal. */
export const rehearsalRoles = ['organiser', 'club', 'reporter', 'referee'] as const;
export type RehearsalRole = (typeof rehearsalRoles)[number];

/** How far the simulator plays: an hour or a day from the first match that is not over. */
export const playSpans = ['hour', 'day'] as const;

/**
 * What this portal knows of the rehearsal. `unavailable`: the server has no address for it; `inside`: this portal is
 * the rehearsal.
 */
export const Rehearsal = z
  .object({
    state: z.enum(['unavailable', 'none', 'making', 'open', 'inside']),
    /** The edition that was copied; null: there is no rehearsal. */
    of: z
      .object({ editionId: Id, name: z.string(), year: z.int(), timeZone: z.string(), madeAt: Instant })
      .nullable(),
    /** Editions that can be copied, the current one first. Empty inside. */
    editions: z.array(z.object({ id: Id, name: z.string(), year: z.int(), isCurrent: z.boolean() })),
    /** What the simulator can play, and what it plays now; null outside. */
    play: z
      .object({
        /** Matches of the next hour and day; those that wait for a result are not known yet. */
        hour: z.int(),
        day: z.int(),
        /** Matches of the running play; null: nothing is played. */
        running: z.object({ done: z.int(), known: z.int() }).nullable(),
        /** Matches that the last play could not finish. */
        left: z.int(),
      })
      .nullable(),
    /** What its clock says; null outside. */
    now: Instant.nullable(),
  })
  .meta({ id: 'Rehearsal' });
export type Rehearsal = z.infer<typeof Rehearsal>;

export const RehearsalMakeBody = z.strictObject({ editionId: Id });

export const RehearsalEnterBody = z.strictObject({ as: z.enum(rehearsalRoles) });

/** An address that signs in once, within a minute. */
export const RehearsalEntrance = z.object({ url: z.url() }).meta({ id: 'RehearsalEntrance' });

export const RehearsalPlayBody = z.strictObject({ span: z.enum(playSpans) });

export const RehearsalClockBody = z.strictObject({ now: Instant });
