import type { EventTypeRule } from '../../tournament/index.ts';
import type { PublicMatchEvent } from '../../tournament/index.ts';
import type { Stake } from '../../outlook/index.ts';
import type { CategoryHead, HallSpot, SliceHead } from './heads.ts';
import type { BracketWay } from './group.ts';
import type { MatchTicket } from './ticket.ts';

/** Who stands in the roster of a match, as far as the edition publishes names. */
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

/** What a match page shows beyond the snapshot's row; loaded when somebody looks at the match. */
export interface PublicMatchDetail {
  readonly events: readonly PublicMatchEvent[];
  readonly roster: readonly PublicRosterEntry[];
  readonly referees: readonly PublicReferee[];
}

/** What an event of a type does; `names` of a type that an organiser has added, null for the usual codes. */
export interface EventTypeHead extends EventTypeRule {
  readonly names: Names | null;
}

interface Names {
  readonly nameCs: string;
  readonly nameEn: string;
}

/** A team's place in its group just before a match and just after it. */
export interface PlaceChange {
  readonly teamId: number;
  readonly from: number;
  readonly to: number;
}

export interface MatchSlice extends SliceHead {
  readonly ticket: MatchTicket;
  readonly category: CategoryHead | null;
  readonly round: Names | null;
  /** Of a bracket match: the winner's, then the loser's; empty: a match of a table. */
  readonly ways: readonly BracketWay[];
  /** Of an open match of a table: the places that each result leaves to the home, then the away team; empty: it cannot be said. */
  readonly stake: readonly Stake[];
  /** Of a finished match of a table: teams whose place it has changed, by their place after it. */
  readonly effect: readonly PlaceChange[];
  /** Where its hall is. */
  readonly spot: HallSpot | null;
  readonly streamUrl: string | null;
  /** `absent`: events and rosters are not known where the slice was made; never in the server's answer. */
  readonly detail: 'whole' | 'hidden' | 'absent';
  readonly eventTypes: readonly EventTypeHead[];
  readonly events: readonly PublicMatchEvent[];
  readonly roster: readonly PublicRosterEntry[];
  readonly referees: readonly {
    readonly id: number;
    readonly name: string;
    readonly countryCode: string | null;
  }[];
}
