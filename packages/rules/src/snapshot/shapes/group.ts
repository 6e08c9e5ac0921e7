import type { Outlook } from '../../outlook/index.ts';
import type { TieBreaker } from '../../vocabulary/index.ts';
import type { CategoryHead, GroupLink, HallHead, ShortGroupLink, SliceHead, TeamHead } from './heads.ts';
import type { MatchTicket, Opponent, SeatPlaceholder } from './ticket.ts';

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
  /** When the deciding lots were drawn, in UTC; absent if other criteria decided. */
  readonly drawnAt?: string | undefined;
}

export interface Advance {
  /** Place of several groups that are compared there; absent: an ordinary group. */
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
  /** Points that a ruling has taken, with its reason; `points` are without them. Absent: none. */
  readonly deducted?: { readonly points: number; readonly reason: string };
  readonly goalsScored: number;
  readonly goalsConceded: number;
  /** Absent: the team takes part. */
  readonly withdrawn?: true;
  readonly live: boolean;
  readonly undecided: boolean;
  readonly advance: Advance | null;
}

export interface GroupOrder {
  readonly criteria: readonly TieBreaker[];
  readonly criteriaFinished: readonly TieBreaker[];
  readonly ties: readonly TieExplanation[];
  /** Points and goals are compared per match, since the numbers of matches differ. */
  readonly perMatch?: true;
}

/** Possible final places of the teams of a group. */
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
      /** Place of other groups whose teams are compared here; absent: an ordinary group. */
      readonly comparedPlace?: number;
    };
  readonly siblings: readonly ShortGroupLink[];
  readonly rows: readonly GroupTableRow[];
  readonly order: GroupOrder;
  /** null if the group is decided, not begun, or has unknown teams. */
  readonly outlook: GroupOutlook | null;
  readonly matches: readonly MatchTicket[];
  readonly carriedOver: readonly MatchTicket[];
  /** For the group of a bracket match: the winner's way, then the loser's; empty: a group with a table. */
  readonly ways: readonly BracketWay[];
}

/** Destination or final place of a place in a group; of a bracket match, of its winner and loser. */
export interface BracketWay {
  /** The place; in a bracket match 1: of the winner, 2: of the loser. */
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
          /** Whoever plays on the other side. Absent: in slices that an older program has kept. */
          readonly against?: Opponent;
        } | null;
      })
    | null;
  /** null: not a final place. */
  readonly place: number | null;
}
