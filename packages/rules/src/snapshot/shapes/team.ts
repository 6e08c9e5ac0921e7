import type { CategoryHead, CountryHead, GroupLink, HallSpot, SliceHead, TeamHead } from './heads.ts';
import type { TeamFinalPlace } from './ranking.ts';
import type { MatchTicket, Opponent } from './ticket.ts';

/** Somebody of a team, as far as the edition publishes names; whoever is hidden is not listed at all. */
export interface PublicTeamMember {
  readonly isLeader: boolean;
  readonly jerseyNumber: number | null;
  /** null: the number stands alone. */
  readonly name: string | null;
  /** Matches in whose roster the player stands, and goals in them; null while results are hidden. */
  readonly matches: number;
  readonly goals: number | null;
}

/** An earlier edition in which a club played, with its teams of that year. */
export interface ClubYear {
  /** Its pages begin with it: `2025`. */
  address: string;
  year: number;
  teams: { id: number; name: string; category: string; champion: boolean }[];
}

/** What the page of a team shows beyond the snapshot; loaded when somebody looks at it. */
export interface PublicTeamDetail {
  readonly participants: readonly PublicTeamMember[];
  /** Of its club, the newest first. */
  readonly earlierYears: ClubYear[];
}

/** What follows for a team if it ends on a place of a group: a match, or a place of the tournament. */
export interface TeamAhead {
  /**
   * What has to happen: the last open match of the team in the group is won, lost, or not won; `place`: other matches
   * decide too.
   */
  readonly when: 'win' | 'loss' | 'otherwise' | 'place';
  readonly group: GroupLink & { readonly bracket?: true };
  readonly standing: number;
  readonly round: { readonly roundCs: string; readonly roundEn: string } | null;
  /** null: none is planned yet, or the place ends the tournament. */
  readonly match: MatchTicket | null;
  /** Whom the team would meet in it. */
  readonly against: Opponent | null;
  /** null: the team plays on, or nobody plays for a place. */
  readonly place: number | null;
}

export interface TeamSlice extends SliceHead {
  readonly team: TeamHead;
  /** Left out: the team takes part. */
  readonly withdrawn?: true;
  readonly category: CategoryHead;
  readonly club: { readonly id: number; readonly name: string };
  readonly country: CountryHead;
  readonly groups: readonly (GroupLink & {
    readonly position: number | null;
    readonly roundCs: string;
    readonly roundEn: string;
    /** Of a bracket match: the places of the tournament that its winner and its loser end on; null: they play on. */
    readonly endsOn?: (number | null)[];
  })[];
  /** null: its category is still played, or plays without a ranking. */
  readonly finalPlace: TeamFinalPlace | null;
  readonly matches: readonly MatchTicket[];
  /** Matches that a new plan has no more, by their numbers; left out: there are none. */
  readonly cancelled?: readonly MatchTicket[];
  /** What may follow what is certain; empty: nothing is open, or too much is. */
  readonly ahead: readonly TeamAhead[];
  /** Where the halls of all these matches are. */
  readonly spots: readonly HallSpot[];
  /** null: nothing was loaded, as on a device without a network. */
  readonly participants: readonly PublicTeamMember[] | null;
  readonly otherTeams: readonly (TeamHead & { readonly category: CategoryHead })[];
  /** Of its club, the newest first; left out: there are none, or none was loaded. */
  readonly earlierYears?: ClubYear[];
}
