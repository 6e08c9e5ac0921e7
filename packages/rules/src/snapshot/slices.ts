import type { Gender, StageCode, TieBreaker, Walkover } from '../vocabulary/index.ts';
import type { PublicMatchEvent } from './snapshot.ts';

/**
 * The shapes that public pages read, as the contract publishes them. Rules cannot see the contract;
 * the server proves at compile time that both are the same.
 */
export interface EditionHead {
  readonly name: string;
  readonly year: number;
  readonly city: string | null;
  readonly startDate: string;
  readonly endDate: string;
  readonly timeZone: string;
}

export interface SliceHead {
  /** `epoch.v` of the snapshot; the server puts the version at which this slice last changed. */
  readonly version: string;
  readonly edition: EditionHead;
}

export interface CategoryHead {
  readonly code: string;
  readonly nameCs: string;
  readonly nameEn: string;
  readonly gender: Gender;
  readonly birthDateMin: string | null;
  readonly ageRank: number;
}

export interface TeamHead {
  readonly id: number;
  readonly name: string;
  readonly numeral: string | null;
  readonly countryCode: string;
  readonly sportCode: string;
}

export interface SeatPlaceholder {
  readonly standing: number;
  readonly groupLabel: string;
  readonly groupSlug: string;
}

export interface Opponent {
  readonly team: TeamHead | null;
  readonly placeholder: SeatPlaceholder | null;
  readonly projected: TeamHead | null;
}

export interface GroupLink {
  readonly label: string;
  readonly slug: string;
}

export interface ShortGroupLink extends GroupLink {
  readonly short: string;
}

export interface HallHead {
  readonly id: number;
  readonly code: string;
  readonly nameCs: string;
  readonly nameEn: string;
}

export interface MatchTicket {
  readonly id: number;
  readonly matchNumber: number;
  readonly slug: string;
  readonly category: string | null;
  readonly group: GroupLink | null;
  readonly home: Opponent;
  readonly away: Opponent;
  readonly homeScore: number | null;
  readonly awayScore: number | null;
  readonly homeHalfTimeScore: number | null;
  readonly awayHalfTimeScore: number | null;
  readonly walkOver: Walkover | null;
  readonly endedInShootout: boolean;
  readonly corrected: boolean;
  readonly beingChecked: boolean;
  readonly stageCode: StageCode;
  readonly stageStartedAt: string | null;
  readonly halfLength: number;
  readonly startsAt: string | null;
  readonly day: string | null;
  readonly time: string | null;
  readonly hall: HallHead | null;
}

export type TicketField = Exclude<keyof MatchTicket, 'id'>;

/** A match in a frame: the fields that differ, or all of them for a reader who cannot have the match. */
export type TicketChange = Pick<MatchTicket, 'id'> & Partial<MatchTicket>;

export interface TieExplanation {
  readonly criterion: TieBreaker | 'undecided';
  readonly teams: readonly {
    readonly teamId: number;
    readonly position: number;
    readonly value: number | null;
    readonly points: number;
    readonly difference: number;
    readonly goals: number;
  }[];
  readonly headToHead: boolean;
}

export interface Advance {
  readonly playoffCategory: string | null;
  readonly groupLabel: string;
  readonly groupSlug: string;
  readonly roundCs: string;
  readonly roundEn: string;
}

export interface GroupTableRow {
  readonly seat: number;
  readonly position: number | null;
  readonly team: TeamHead | null;
  readonly placeholder: SeatPlaceholder | null;
  readonly projected: TeamHead | null;
  readonly games: number;
  readonly wins: number;
  readonly ties: number;
  readonly losses: number;
  readonly points: number;
  readonly goalsScored: number;
  readonly goalsConceded: number;
  readonly live: boolean;
  readonly undecided: boolean;
  readonly advance: Advance | null;
}

export interface GroupOrder {
  readonly criteria: readonly TieBreaker[];
  readonly criteriaFinished: readonly TieBreaker[];
  readonly ties: readonly TieExplanation[];
}

export interface GroupProgress {
  readonly finished: boolean;
  readonly played: number;
  readonly total: number;
}

export interface GroupSlice extends SliceHead {
  readonly category: CategoryHead;
  readonly group: GroupLink &
    GroupProgress & {
      readonly id: number;
      readonly roundCs: string;
      readonly roundEn: string;
      readonly isBracket: boolean;
      readonly playoffCategory: string | null;
    };
  readonly siblings: readonly ShortGroupLink[];
  readonly rows: readonly GroupTableRow[];
  readonly order: GroupOrder;
  readonly matches: readonly MatchTicket[];
  readonly carriedOver: readonly MatchTicket[];
}

export interface DashboardSlice extends SliceHead {
  readonly day: number | null;
  readonly numbers: {
    readonly teams: number;
    readonly countries: number;
    readonly referees: number;
    readonly halls: number;
    readonly matches: number;
    readonly goals: number;
    readonly played: number;
    readonly live: number;
    readonly today: number;
    readonly playedToday: number;
  };
  readonly live: readonly MatchTicket[];
  readonly next: readonly MatchTicket[];
  readonly categories: readonly (CategoryHead & {
    readonly teams: number;
    readonly live: number;
    readonly groups: readonly ShortGroupLink[];
  })[];
}

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

export interface MatchSlice extends SliceHead {
  readonly ticket: MatchTicket;
  readonly events: readonly PublicMatchEvent[];
  readonly roster: readonly PublicRosterEntry[];
  readonly referees: readonly {
    readonly id: number;
    readonly name: string;
    readonly countryCode: string | null;
  }[];
}

export interface TeamSlice extends SliceHead {
  readonly team: TeamHead;
  readonly category: CategoryHead;
  readonly club: { readonly id: number; readonly name: string };
  readonly groups: readonly (GroupLink & { readonly position: number | null })[];
  readonly matches: readonly MatchTicket[];
  readonly otherTeams: readonly (TeamHead & { readonly category: string })[];
}

export interface HallSlice extends SliceHead {
  readonly hall: HallHead;
  readonly days: readonly string[];
  readonly day: string | null;
  readonly matches: readonly MatchTicket[];
}

export interface CategorySlice extends SliceHead {
  readonly category: CategoryHead;
  readonly groups: readonly (GroupLink &
    GroupProgress & {
      readonly roundCs: string;
      readonly roundEn: string;
      readonly playoffCategory: string | null;
    })[];
  readonly teams: readonly TeamHead[];
}

/** What one frame of the live stream carries for one topic. */
export interface StreamFrame {
  readonly version: string;
  readonly previous: string;
  readonly matches: readonly TicketChange[];
  readonly rows: readonly { readonly groupSlug: string; readonly rows: readonly GroupTableRow[] }[];
  readonly orders: readonly {
    readonly groupSlug: string;
    readonly order: GroupOrder;
    readonly finished: boolean;
    readonly played: number;
  }[];
  readonly events: readonly {
    readonly matchId: number;
    readonly changed: readonly PublicMatchEvent[];
    readonly deletedIds: readonly number[];
  }[];
}
