import type { CategoryHead, CountryHead, GroupLink, HallSpot, SliceHead, TeamHead } from './heads.ts';
import type { TeamFinalPlace } from './ranking.ts';
import type { MatchTicket, Opponent } from './ticket.ts';

/** A person of a team, as far as the edition publishes names; hidden persons are not listed. */
export interface PublicTeamMember {
  readonly isLeader: boolean;
  readonly jerseyNumber: number | null;
  /** null: number only. */
  readonly name: string | null;
  /** Matches with the player in the roster, and goals in them; null if results are hidden. */
  readonly matches: number;
  readonly goals: number | null;
}

/** An earlier edition in which a club played, with its teams of that year. */
export interface ClubYear {
  /** Prefix of its pages: `2025`. */
  address: string;
  year: number;
  teams: { id: number; name: string; category: string; champion: boolean }[];
}

/** Data of a team page beyond the snapshot; loaded on demand. */
export interface PublicTeamDetail {
  readonly participants: readonly PublicTeamMember[];
  /** Earlier editions of its club, newest first. */
  readonly earlierYears: ClubYear[];
}

/** What follows a place of a group for a team: a match, or a final place. */
export interface TeamAhead {
  /**
   * Condition: the team's last open match in the group is won, lost, or not won; `place`: other matches
   * decide too.
   */
  readonly when: 'win' | 'loss' | 'otherwise' | 'place';
  readonly group: GroupLink & { readonly bracket?: true };
  readonly standing: number;
  readonly round: { readonly roundCs: string; readonly roundEn: string } | null;
  /** null: none is planned yet, or the place is final. */
  readonly match: MatchTicket | null;
  /** The opponent in it. */
  readonly against: Opponent | null;
  /** null: the team plays on, or there is no match for a place. */
  readonly place: number | null;
}

export interface TeamSlice extends SliceHead {
  readonly team: TeamHead;
  /** Absent: the team takes part. */
  readonly withdrawn?: true;
  readonly category: CategoryHead;
  readonly club: { readonly id: number; readonly name: string };
  readonly country: CountryHead;
  readonly groups: readonly (GroupLink & {
    readonly position: number | null;
    readonly roundCs: string;
    readonly roundEn: string;
    /** For a bracket match: final places of its winner and its loser; null: they play on. */
    readonly endsOn?: (number | null)[];
  })[];
  /** null: the category is not finished, or has no ranking. */
  readonly finalPlace: TeamFinalPlace | null;
  readonly matches: readonly MatchTicket[];
  /** Matches that a new plan has removed, by number; absent: none. */
  readonly cancelled?: readonly MatchTicket[];
  /** Possible next steps; empty: nothing is open, or too much. */
  readonly ahead: readonly TeamAhead[];
  /** Locations of the halls of these matches. */
  readonly spots: readonly HallSpot[];
  /** null: not loaded, as on an offline device. */
  readonly participants: readonly PublicTeamMember[] | null;
  readonly otherTeams: readonly (TeamHead & { readonly category: CategoryHead })[];
  /** Earlier editions of its club, newest first; absent: none, or not loaded. */
  readonly earlierYears?: ClubYear[];
}
