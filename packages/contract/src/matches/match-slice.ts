import { eventCategories } from '@sevenmetre/rules/tournament';
import { walkovers } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { BracketWay } from '../bracket/bracket-way.ts';
import { CategoryHead } from '../categories/category-head.ts';
import { Day, Id, Names, TimeOfDay } from '../common.ts';
import { MatchEvent } from '../match-events/match-event.ts';
import { Stake } from '../outlook/schemas.ts';
import { HallHead } from '../places/hall-slice.ts';
import { HallSpot } from '../places/hall-spot.ts';
import { head } from '../slice-head.ts';
import { RosterEntry } from './match-detail.ts';
import { TeamHead } from '../teams/team-head.ts';
import { MatchTicket } from './match-ticket.ts';

/** Effect of an event type. Names of the usual codes are phrases of the page. */
const EventTypeHead = z.object({
  id: Id,
  code: z.string(),
  category: z.enum(eventCategories),
  scoreIncrease: z.int(),
  /** Seconds. */
  penaltyDuration: z.int(),
  penaltyMatchStop: z.boolean(),
  secondaryParticipantAllowed: z.boolean(),
  /** Name of a type added by an organiser; null for the usual codes. */
  names: z.object(Names).nullable(),
});
type EventTypeHead = z.infer<typeof EventTypeHead>;

/** An earlier match of both teams, or of teams of their clubs in the same category of an earlier edition. */
const Meeting = z.object({
  /** Prefix of the pages of its edition: `2025`; null: the edition of the page. */
  address: z.string().nullable(),
  year: z.int(),
  matchId: Id,
  /** Team and goals of the side that is at home in the coming match, then of the other side. */
  home: z.object({ name: z.string(), score: z.int() }),
  away: z.object({ name: z.string(), score: z.int() }),
});

export const MatchSlice = z
  .object({
    ...head,
    ticket: MatchTicket,
    /** Of a cancelled match: the team that its group goes on without. Absent: another reason. */
    cancelledWithout: z.exactOptional(TeamHead),
    /** Of a cancelled match: the reason that was published with the plan. Absent: none was. */
    cancelReason: z.exactOptional(z.string()),
    /** Of a match of a withdrawn team: the walkover that its table counts, instead of a played result, too. Absent: none. */
    assessed: z.exactOptional(z.enum(walkovers)),
    category: CategoryHead.nullable(),
    round: z.object(Names).nullable(),
    /** For a bracket match: the winner's way, then the loser's; empty: a match with a table. */
    ways: z.array(BracketWay),
    /**
     * For an open match with a table: the places that each result leaves to the home and the away team;
     * empty: unknown.
     */
    stake: z.array(Stake),
    /** Where these places lead, best first; empty: unknown, or too many. Absent: in slices that an older program has kept. */
    placeWays: z.exactOptional(z.array(BracketWay)),
    /** For a finished match with a table: teams whose place it has changed, by their new place. */
    effect: z.array(z.object({ teamId: Id, from: z.int(), to: z.int() })),
    /** Where it was published before a change has moved it; left out: it lies where it was, or has ended. */
    moved: z.exactOptional(
      z.object({
        day: Day.nullable(),
        time: TimeOfDay.nullable(),
        hall: HallHead.nullable(),
        reason: z.string().nullable(),
      }),
    ),
    /** Where its hall is. */
    spot: HallSpot.nullable(),
    streamUrl: z.string().nullable(),
    /** Whether there may be a map of its shots (`matchShots`). Absent: there is none. */
    hasShots: z.exactOptional(z.literal(true)),
    /**
     * `whole`: complete. `hidden`: results of the category are not published. `absent`: without events and
     * rosters; never in the server's answers.
     */
    detail: z.enum(['whole', 'hidden', 'absent']),
    eventTypes: z.array(EventTypeHead),
    events: z.array(MatchEvent),
    roster: z.array(RosterEntry),
    /** For a match that has not begun: earlier meetings, newest first. Absent: none. */
    meetings: z.exactOptional(z.array(Meeting)),
    referees: z.array(z.object({ id: Id, name: z.string(), countryCode: z.string().nullable() })),
  })
  .meta({ id: 'MatchSlice' });
export type MatchSlice = z.infer<typeof MatchSlice>;
