import { matchRulings, stageCodes, walkovers } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { Day, Id, Instant, Names, TimeOfDay } from '../common.ts';
import { SeatPlaceholder } from '../groups/seat-placeholder.ts';
import { TeamHead } from '../teams/team-head.ts';

export const Opponent = z.object({
  team: TeamHead.nullable(),
  placeholder: SeatPlaceholder.nullable(),
  /** The team that would take the seat if the running group ended now; always marked as projected. */
  projected: TeamHead.nullable(),
  /** No other team can take the seat any more: the match is listed for the projected team. */
  certain: z.exactOptional(z.literal(true)),
});

/** Value of the match clock at an instant, as recorded at the table. */
export const RecordedClock = z.object({
  /** Match clock in seconds; the second half goes on counting. */
  seconds: z.int(),
  /** Whether it was running from then on. */
  running: z.boolean(),
  /** The instant, milliseconds UTC. */
  at: z.int(),
});

const TicketHall = z.object({ id: Id, code: z.string(), ...Names });

const MovedMark = z.object({
  day: Day.nullable(),
  time: TimeOfDay.nullable(),
  hall: TicketHall.nullable(),
});

export const MatchTicket = z.object({
  id: Id,
  matchNumber: z.int(),
  slug: z.string(),
  category: z.string().nullable(),
  /** `bracket`: a group of two with this match only. */
  group: z
    .object({ label: z.string(), slug: z.string(), bracket: z.exactOptional(z.literal(true)) })
    .nullable(),
  home: Opponent,
  away: Opponent,
  homeScore: z.int().nullable(),
  awayScore: z.int().nullable(),
  homeHalfTimeScore: z.int().nullable(),
  awayHalfTimeScore: z.int().nullable(),
  walkOver: z.enum(walkovers).nullable(),
  /** Ruling of an organiser; absent: none. */
  ruling: z.exactOptional(z.enum(matchRulings)),
  /** The match was removed by a new plan and is not played. */
  cancelled: z.exactOptional(z.literal(true)),
  /**
   * Sides that do not come, so that the match is not played: their team withdrew before it began, or without a team nobody takes the seat
   * and the other team goes on without a match. Absent: none.
   */
  withdrawn: z.exactOptional(z.enum(walkovers)),
  /** The result counts in no table: a team has withdrawn, and its results are annulled or all count as walkovers (ST22). */
  notCounted: z.exactOptional(z.literal(true)),
  /** There is a video stream of the match; its address is on the page of the match. */
  streamed: z.exactOptional(z.literal(true)),
  /** Of a match to come that a published change has moved: what was different; null: as now. Absent: not moved. */
  moved: z.exactOptional(MovedMark),
  endedInShootout: z.boolean(),
  /** Decided in an extra time, without a shoot-out. Absent: no. */
  endedInExtraTime: z.exactOptional(z.literal(true)),
  corrected: z.boolean(),
  beingChecked: z.boolean(),
  stageCode: z.enum(stageCodes),
  stageStartedAt: Instant.nullable(),
  /** Clock of this stage; null: not recorded, use `stageStartedAt`. */
  clock: RecordedClock.nullable(),
  /** Seconds. */
  halfLength: z.int(),
  startsAt: Instant.nullable(),
  day: Day.nullable(),
  time: TimeOfDay.nullable(),
  /** Delay of a coming match, from the last event in its hall; null: on time, or unknown. */
  delay: z
    .object({
      /** Whole minutes after `time`. */
      minutes: z.int(),
      expectedAt: Instant,
      /** If nothing happens in the hall until then, the delay is unknown. */
      knownUntil: Instant,
    })
    .nullable(),
  hall: TicketHall.nullable(),
});
export type MatchTicket = z.infer<typeof MatchTicket>;

const ticketShape = MatchTicket.shape;

/**
 * A match in a frame: the changed fields, or all for clients that may not have the match. null removes an optional field.
 */
export const TicketChange = z.object({
  id: Id,
  matchNumber: z.exactOptional(ticketShape.matchNumber),
  slug: z.exactOptional(ticketShape.slug),
  category: z.exactOptional(ticketShape.category),
  group: z.exactOptional(ticketShape.group),
  home: z.exactOptional(ticketShape.home),
  away: z.exactOptional(ticketShape.away),
  homeScore: z.exactOptional(ticketShape.homeScore),
  awayScore: z.exactOptional(ticketShape.awayScore),
  homeHalfTimeScore: z.exactOptional(ticketShape.homeHalfTimeScore),
  awayHalfTimeScore: z.exactOptional(ticketShape.awayHalfTimeScore),
  walkOver: z.exactOptional(ticketShape.walkOver),
  ruling: z.exactOptional(z.enum(matchRulings).nullable()),
  cancelled: z.exactOptional(z.literal(true).nullable()),
  withdrawn: z.exactOptional(z.enum(walkovers).nullable()),
  notCounted: z.exactOptional(z.literal(true).nullable()),
  streamed: z.exactOptional(z.literal(true).nullable()),
  moved: z.exactOptional(MovedMark.nullable()),
  endedInShootout: z.exactOptional(ticketShape.endedInShootout),
  endedInExtraTime: z.exactOptional(z.literal(true).nullable()),
  corrected: z.exactOptional(ticketShape.corrected),
  beingChecked: z.exactOptional(ticketShape.beingChecked),
  stageCode: z.exactOptional(ticketShape.stageCode),
  stageStartedAt: z.exactOptional(ticketShape.stageStartedAt),
  clock: z.exactOptional(ticketShape.clock),
  halfLength: z.exactOptional(ticketShape.halfLength),
  startsAt: z.exactOptional(ticketShape.startsAt),
  day: z.exactOptional(ticketShape.day),
  time: z.exactOptional(ticketShape.time),
  delay: z.exactOptional(ticketShape.delay),
  hall: z.exactOptional(ticketShape.hall),
});
export type TicketChange = z.infer<typeof TicketChange>;
