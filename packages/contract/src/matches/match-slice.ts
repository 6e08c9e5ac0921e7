import { eventCategories } from '@sevenmetre/rules/tournament';
import * as z from 'zod';
import { BracketWay } from '../bracket/bracket-way.ts';
import { CategoryHead } from '../categories/category-head.ts';
import { Id, Names } from '../common.ts';
import { MatchEvent } from '../match-events/match-event.ts';
import { Stake } from '../outlook/schemas.ts';
import { HallSpot } from '../places/hall-spot.ts';
import { head } from '../slice-head.ts';
import { RosterEntry } from './match-detail.ts';
import { MatchTicket } from './match-ticket.ts';

/** What an event of a type does. Words for the usual codes are the page's. */
const EventTypeHead = z.object({
  id: Id,
  code: z.string(),
  category: z.enum(eventCategories),
  scoreIncrease: z.int(),
  /** Seconds. */
  penaltyDuration: z.int(),
  penaltyMatchStop: z.boolean(),
  secondaryParticipantAllowed: z.boolean(),
  /** Of a type that an organiser has added; null for the usual codes. */
  names: z.object(Names).nullable(),
});
type EventTypeHead = z.infer<typeof EventTypeHead>;

export const MatchSlice = z
  .object({
    ...head,
    ticket: MatchTicket,
    category: CategoryHead.nullable(),
    round: z.object(Names).nullable(),
    /** Of a bracket match: its winner's way, then its loser's; empty: a match of a table. */
    ways: z.array(BracketWay),
    /** Of an open match of a table: the places that each result leaves to the home, then the away team; empty: not known. */
    stake: z.array(Stake),
    /** Of a finished match of a table: teams whose place it has changed, by their place after it. */
    effect: z.array(z.object({ teamId: Id, from: z.int(), to: z.int() })),
    /** Where its hall is. */
    spot: HallSpot.nullable(),
    streamUrl: z.string().nullable(),
    /**
     * `whole`: all there is. `hidden`: results of the category are not published. `absent`: events and rosters are not
     * known where the slice was made; never in the server's answer.
     */
    detail: z.enum(['whole', 'hidden', 'absent']),
    eventTypes: z.array(EventTypeHead),
    events: z.array(MatchEvent),
    roster: z.array(RosterEntry),
    referees: z.array(z.object({ id: Id, name: z.string(), countryCode: z.string().nullable() })),
  })
  .meta({ id: 'MatchSlice' });
export type MatchSlice = z.infer<typeof MatchSlice>;
