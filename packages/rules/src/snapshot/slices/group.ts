import type { Outlook } from '../../outlook/index.ts';
import type { TieBreaker } from '../../vocabulary/index.ts';
import type { CategoryHead, GroupLink, ShortGroupLink, SliceHead, TeamHead } from './heads.ts';
import type { MatchTicket, SeatPlaceholder } from './ticket.ts';

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

/** What can still become of the teams of a group. */
export type GroupOutlook = Outlook;

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
  /** null when nothing is open, nothing has been played, or it is not known yet who plays. */
  readonly outlook: GroupOutlook | null;
  readonly matches: readonly MatchTicket[];
  readonly carriedOver: readonly MatchTicket[];
}
