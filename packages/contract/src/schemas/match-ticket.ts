import * as z from 'zod';
import { stageCodes, walkovers } from '@sevenmetre/rules/vocabulary';
import { Day, Id, Instant, TimeOfDay } from './common.ts';

/** Both languages travel in one document, so that every visitor shares the same bytes. */
export const Names = { nameCs: z.string(), nameEn: z.string() };

export const TeamHead = z.object({
  id: Id,
  /** Without the numeral, so that a page may cut the name and keep the numeral. */
  name: z.string(),
  numeral: z.string().nullable(),
  countryCode: z.string(),
  sportCode: z.string(),
});

/** "1. of MA-A". */
export const SeatPlaceholder = z.object({ standing: z.int(), groupLabel: z.string(), groupSlug: z.string() });

export const Opponent = z.object({
  team: TeamHead.nullable(),
  placeholder: SeatPlaceholder.nullable(),
  /** Who would take the seat if the running group ended now; always shown as projected. */
  projected: TeamHead.nullable(),
});

export const MatchTicket = z.object({
  id: Id,
  matchNumber: z.int(),
  slug: z.string(),
  category: z.string().nullable(),
  group: z.object({ label: z.string(), slug: z.string() }).nullable(),
  home: Opponent,
  away: Opponent,
  homeScore: z.int().nullable(),
  awayScore: z.int().nullable(),
  homeHalfTimeScore: z.int().nullable(),
  awayHalfTimeScore: z.int().nullable(),
  walkOver: z.enum(walkovers).nullable(),
  endedInShootout: z.boolean(),
  corrected: z.boolean(),
  beingChecked: z.boolean(),
  stageCode: z.enum(stageCodes),
  stageStartedAt: Instant.nullable(),
  /** Seconds. */
  halfLength: z.int(),
  startsAt: Instant.nullable(),
  day: Day.nullable(),
  time: TimeOfDay.nullable(),
  /** How late a coming match is by the last event in its hall; null: as planned, or nothing is known. */
  delay: z
    .object({
      /** Whole minutes after `time`. */
      minutes: z.int(),
      expectedAt: Instant,
      /** When nothing has happened in the hall until then, nobody knows any more. */
      knownUntil: Instant,
    })
    .nullable(),
  hall: z.object({ id: Id, code: z.string(), ...Names }).nullable(),
});
export type MatchTicket = z.infer<typeof MatchTicket>;

const ticketShape = MatchTicket.shape;

/** A match in a frame: the fields that differ, or all of them for a reader who cannot have the match. */
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
  endedInShootout: z.exactOptional(ticketShape.endedInShootout),
  corrected: z.exactOptional(ticketShape.corrected),
  beingChecked: z.exactOptional(ticketShape.beingChecked),
  stageCode: z.exactOptional(ticketShape.stageCode),
  stageStartedAt: z.exactOptional(ticketShape.stageStartedAt),
  halfLength: z.exactOptional(ticketShape.halfLength),
  startsAt: z.exactOptional(ticketShape.startsAt),
  day: z.exactOptional(ticketShape.day),
  time: z.exactOptional(ticketShape.time),
  delay: z.exactOptional(ticketShape.delay),
  hall: z.exactOptional(ticketShape.hall),
});
export type TicketChange = z.infer<typeof TicketChange>;
