import type { Outlook } from '../../outlook/index.ts';
import type { TieBreaker } from '../../vocabulary/index.ts';
import type { CategoryHead, GroupLink, HallHead, ShortGroupLink, SliceHead, TeamHead } from './heads.ts';
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
  /** When the lots were drawn that set the teams apart, in UTC; absent where others did. */
  readonly drawnAt?: string | undefined;
}

export interface Advance {
  /** The place of several groups that is compared there; absent: teams meet in the group. */
  readonly comparedPlace?: number;
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
  readonly certain?: true;
  readonly games: number;
  readonly wins: number;
  readonly ties: number;
  readonly losses: number;
  readonly points: number;
  readonly goalsScored: number;
  readonly goalsConceded: number;
  /** Left out: the team takes part. */
  readonly withdrawn?: true;
  readonly live: boolean;
  readonly undecided: boolean;
  readonly advance: Advance | null;
}

export interface GroupOrder {
  readonly criteria: readonly TieBreaker[];
  readonly criteriaFinished: readonly TieBreaker[];
  readonly ties: readonly TieExplanation[];
  /** Points and goals are compared for one match, since teams have played different numbers of them. */
  readonly perMatch?: true;
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
      /** Teams at this place of other groups are compared, and nobody meets; absent: a group of teams that meet. */
      readonly comparedPlace?: number;
    };
  readonly siblings: readonly ShortGroupLink[];
  readonly rows: readonly GroupTableRow[];
  readonly order: GroupOrder;
  /** null when nothing is open, nothing has been played, or it is not known yet who plays. */
  readonly outlook: GroupOutlook | null;
  readonly matches: readonly MatchTicket[];
  readonly carriedOver: readonly MatchTicket[];
  /** Of the group of a bracket match: its winner's way, then its loser's; empty: a group with a table. */
  readonly ways: readonly BracketWay[];
}

/** Where a place of a bracket match leads, or which place of the tournament it is. */
export interface BracketWay {
  /** 1: of the winner, 2: of the loser. */
  readonly standing: number;
  readonly next:
    | (GroupLink & {
        readonly roundCs: string;
        readonly roundEn: string;
        /** null: several, or none is planned yet. */
        readonly match: {
          readonly id: number;
          readonly matchNumber: number;
          readonly day: string | null;
          readonly time: string | null;
          readonly hall: HallHead | null;
        } | null;
      })
    | null;
  /** null: it leads on, or nobody plays for a place. */
  readonly place: number | null;
}
