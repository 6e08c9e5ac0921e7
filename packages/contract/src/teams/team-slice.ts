import * as z from 'zod';
import { CategoryHead } from '../categories/category-head.ts';
import { Id } from '../common.ts';
import { TeamFinalPlace } from '../final-ranking/final-place.ts';
import { MatchTicket, Opponent } from '../matches/match-ticket.ts';
import { HallSpot } from '../places/hall-spot.ts';
import { head } from '../slice-head.ts';
import { TeamHead } from './team-head.ts';
import { CountryHead } from '../countries/country.ts';

/** An edition in which a club played: its teams by category, with their addresses of that year. */
export const ClubYear = z.object({
  /** Prefix of the edition's pages: `2025`. */
  address: z.string(),
  year: z.int(),
  teams: z.array(z.object({ id: Id, name: z.string(), category: z.string(), champion: z.boolean() })),
});

export type ClubYear = z.infer<typeof ClubYear>;

/** A person of a team. Hidden persons are not listed; nothing else of a person is public. */
export const TeamMember = z.object({
  isLeader: z.boolean(),
  jerseyNumber: z.int().nullable(),
  /** As far as the edition publishes names; null: number only. */
  name: z.string().nullable(),
  /** Number of matches with the player in the roster. */
  matches: z.int(),
  /** null if the results of the category are not published. */
  goals: z.int().nullable(),
});
export type TeamMember = z.infer<typeof TeamMember>;

/** For a bracket match: final places of its winner and its loser; null: they play on. */
export const endsOn = z.exactOptional(z.array(z.int().nullable()));

/** What follows a place of a group for a team: a match, or a final place. */
const TeamAhead = z.object({
  /** Condition: its last open match there is won, lost, or not won; `place`: other matches decide too. */
  when: z.enum(['win', 'loss', 'otherwise', 'place']),
  group: z.object({ label: z.string(), slug: z.string(), bracket: z.exactOptional(z.literal(true)) }),
  standing: z.int(),
  round: z.object({ roundCs: z.string(), roundEn: z.string() }).nullable(),
  /** null: none is planned yet, or the place is final. */
  match: MatchTicket.nullable(),
  /** The opponent in it. */
  against: Opponent.nullable(),
  /** Final place; null: the team plays on, or there is no match for a place. */
  place: z.int().nullable(),
});
type TeamAhead = z.infer<typeof TeamAhead>;

export const TeamSlice = z
  .object({
    ...head,
    team: TeamHead,
    /** Absent: the team takes part. */
    withdrawn: z.exactOptional(z.literal(true)),
    category: CategoryHead,
    club: z.object({ id: Id, name: z.string() }),
    country: CountryHead,
    groups: z.array(
      z.object({
        label: z.string(),
        slug: z.string(),
        position: z.int().nullable(),
        roundCs: z.string(),
        roundEn: z.string(),
        endsOn,
      }),
    ),
    /** null: the category is not finished, or has no ranking. */
    finalPlace: TeamFinalPlace.nullable(),
    matches: z.array(MatchTicket),
    /** Matches that a new plan has removed, by number; absent: none. */
    cancelled: z.exactOptional(z.array(MatchTicket)),
    /** Possible next steps; empty: nothing is open, or too much. */
    ahead: z.array(TeamAhead),
    /** Locations of the halls of these matches. */
    spots: z.array(HallSpot),
    /** null: unknown on this device, offline. */
    participants: z.array(TeamMember).nullable(),
    otherTeams: z.array(TeamHead.extend({ category: CategoryHead })),
    /** Earlier editions of its club, newest first; absent: none, or unknown on this device. */
    earlierYears: z.exactOptional(z.array(ClubYear)),
  })
  .meta({ id: 'TeamSlice' });
export type TeamSlice = z.infer<typeof TeamSlice>;
