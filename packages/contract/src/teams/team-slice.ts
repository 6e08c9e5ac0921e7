import * as z from 'zod';
import { CategoryHead } from '../categories/category-head.ts';
import { Id } from '../common.ts';
import { TeamFinalPlace } from '../final-ranking/final-place.ts';
import { CountryHead } from '../countries/country-head.ts';
import { MatchTicket, Opponent } from '../matches/match-ticket.ts';
import { HallSpot } from '../places/hall-spot.ts';
import { head } from '../slice-head.ts';
import { ClubYear } from './club-year.ts';
import { TeamHead } from './team-head.ts';

/** Somebody of a team. Whoever is hidden is not listed; nothing else of a person is public. */
export const TeamMember = z.object({
  isLeader: z.boolean(),
  jerseyNumber: z.int().nullable(),
  /** As far as the edition publishes names; null: the number stands alone. */
  name: z.string().nullable(),
  /** In whose roster the player stands. */
  matches: z.int(),
  /** null while the results of the category are hidden. */
  goals: z.int().nullable(),
});
export type TeamMember = z.infer<typeof TeamMember>;

/** Of a bracket match: the places of the tournament that its winner and its loser end on; null: they play on. */
export const endsOn = z.exactOptional(z.array(z.int().nullable()));

/** What follows for a team if it ends on a place of a group: a match, or a place of the tournament. */
const TeamAhead = z.object({
  /** Its last open match there is won, lost, or not won; `place`: other matches decide too. */
  when: z.enum(['win', 'loss', 'otherwise', 'place']),
  group: z.object({ label: z.string(), slug: z.string(), bracket: z.exactOptional(z.literal(true)) }),
  standing: z.int(),
  round: z.object({ roundCs: z.string(), roundEn: z.string() }).nullable(),
  /** null: none is planned yet, or the place ends the tournament. */
  match: MatchTicket.nullable(),
  /** Whom the team would meet in it. */
  against: Opponent.nullable(),
  /** Of the tournament; null: the team plays on, or nobody plays for a place. */
  place: z.int().nullable(),
});
type TeamAhead = z.infer<typeof TeamAhead>;

export const TeamSlice = z
  .object({
    ...head,
    team: TeamHead,
    /** Left out: the team takes part. */
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
    /** null: its category is still played, or plays without a ranking. */
    finalPlace: TeamFinalPlace.nullable(),
    matches: z.array(MatchTicket),
    /** Matches that a new plan has no more, by their numbers; left out: there are none. */
    cancelled: z.exactOptional(z.array(MatchTicket)),
    /** What may follow what is certain; empty: nothing is open, or too much is. */
    ahead: z.array(TeamAhead),
    /** Where the halls of all these matches are. */
    spots: z.array(HallSpot),
    /** null: not known on this device, without a network. */
    participants: z.array(TeamMember).nullable(),
    otherTeams: z.array(TeamHead.extend({ category: CategoryHead })),
    /** Earlier editions of its club, the newest first; left out: there are none, or none is known on this device. */
    earlierYears: z.exactOptional(z.array(ClubYear)),
  })
  .meta({ id: 'TeamSlice' });
export type TeamSlice = z.infer<typeof TeamSlice>;
