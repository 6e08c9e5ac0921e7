import type { EventTypeRule, PublicMatchEvent } from '../../tournament/index.ts';
import type { Walkover } from '../../vocabulary/index.ts';
import type { Stake } from '../../outlook/index.ts';
import type { CategoryHead, HallHead, HallSpot, SliceHead, TeamHead } from './heads.ts';
import type { BracketWay } from './group.ts';
import type { MatchTicket } from './ticket.ts';

/** A person in the roster of a match, as far as the edition publishes names. */
export interface PublicRosterEntry {
  readonly id: number;
  readonly teamId: number;
  readonly side: 'home' | 'away';
  readonly isLeader: boolean;
  readonly jerseyNumber: number | null;
  readonly name: string | null;
}

export interface PublicReferee {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly countryCode: string | null;
}

/** An earlier match of both teams, or of teams of their clubs in the same category of an earlier edition. */
export interface Meeting {
  /** Prefix of the pages of its edition: `2025`; null: the edition of the page. */
  address: string | null;
  year: number;
  matchId: number;
  /** Team and goals of the side that is at home in the coming match, then of the other side. */
  home: { name: string; score: number };
  away: { name: string; score: number };
}

/** Data of a match page beyond the snapshot; loaded on demand. */
export interface PublicMatchDetail {
  readonly events: readonly PublicMatchEvent[];
  readonly roster: readonly PublicRosterEntry[];
  readonly referees: readonly PublicReferee[];
  /** In earlier editions, newest first; absent: none, or the match has begun. */
  readonly meetings?: readonly Meeting[];
}

/** An event type; `names` for types added by an organiser, null for the usual codes. */
export interface EventTypeHead extends EventTypeRule {
  readonly names: Names | null;
}

interface Names {
  readonly nameCs: string;
  readonly nameEn: string;
}

/** A team's place in its group before and after a match. */
export interface PlaceChange {
  readonly teamId: number;
  readonly from: number;
  readonly to: number;
}

/** Where a match was published before a change has moved it, and why. */
export interface MovedFrom {
  readonly day: string | null;
  readonly time: string | null;
  readonly hall: HallHead | null;
  readonly reason: string | null;
}

export interface MatchSlice extends SliceHead {
  readonly ticket: MatchTicket;
  /** Of a cancelled match: the team that its group goes on without. Absent: another reason. */
  readonly cancelledWithout?: TeamHead;
  /** Of a cancelled match: the reason that was published with the plan. Absent: none was. */
  readonly cancelReason?: string;
  /** Of a match of a withdrawn team: the walkover that its table counts, instead of a played result, too. Absent: none. */
  readonly assessed?: Walkover;
  readonly category: CategoryHead | null;
  readonly round: Names | null;
  /** For a bracket match: the winner's way, then the loser's; empty: a match with a table. */
  readonly ways: readonly BracketWay[];
  /**
   * For an open match with a table: the places that each result leaves to the home and the away team; empty:
   * unknown.
   */
  readonly stake: readonly Stake[];
  /** Where the places in `stake` lead, best first; without those that are compared with places of other groups. */
  readonly placeWays: readonly BracketWay[];
  /** For a finished match with a table: teams whose place it has changed, by their new place. */
  readonly effect: readonly PlaceChange[];
  /** Place before a published change has moved it; absent: not moved, or over. */
  readonly moved?: MovedFrom;
  /** Location of its hall. */
  readonly spot: HallSpot | null;
  readonly streamUrl: string | null;
  /** Whether there may be a map of its shots. Absent: there is none. */
  readonly hasShots?: true;
  /** `absent`: without events and rosters; never in the server's answers. */
  readonly detail: 'whole' | 'hidden' | 'absent';
  readonly eventTypes: readonly EventTypeHead[];
  readonly events: readonly PublicMatchEvent[];
  readonly roster: readonly PublicRosterEntry[];
  /** For a match that has not begun: earlier meetings, newest first. Absent: none. */
  readonly meetings?: Meeting[];
  readonly referees: readonly {
    readonly id: number;
    readonly name: string;
    readonly countryCode: string | null;
  }[];
}
