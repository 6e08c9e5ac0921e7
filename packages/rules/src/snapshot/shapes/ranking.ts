import type { Compared } from '../../final-ranking/index.ts';
import type { CategoryHead, GroupLink, SliceHead, TeamHead } from './heads.ts';

/** A match from the point of view of one team. */
export interface RankingMatch {
  readonly id: number;
  readonly matchNumber: number;
  readonly opponent: TeamHead | null;
  /** Goals in play, or the score of the walkover. */
  readonly goals: readonly [number, number];
  /** Goals of the shoot-out; null: there was none. */
  readonly shootout: readonly [number, number] | null;
  readonly walkOver: boolean;
}

export type RankingCompared = Pick<Compared, 'by' | 'standing' | 'games' | 'points' | 'difference' | 'goals'>;

interface Round {
  readonly group: GroupLink;
  readonly roundCs: string;
  readonly roundEn: string;
}

/** The rule behind a final place. docs/rules/final-ranking.md */
export type RankingReason =
  | (Round & {
      readonly rule: 'match';
      readonly won: boolean;
      /** Place of the winner. */
      readonly first: number;
      readonly isFinal: boolean;
      readonly match: RankingMatch | null;
    })
  | (Round & {
      readonly rule: 'round';
      readonly match: RankingMatch | null;
      readonly compared: RankingCompared | null;
    })
  | (Round & { readonly rule: 'group'; readonly standing: number; readonly compared: RankingCompared | null })
  | { readonly rule: 'withdrawn' }
  | { readonly rule: 'unplayed' };

export interface RankingRow {
  /** 1 is first; tied teams share a place. */
  readonly place: number;
  readonly shared: boolean;
  readonly team: TeamHead;
  /** Letter of the play-off in which the team ended. */
  readonly playoff: string | null;
  readonly reason: RankingReason;
}

export interface RankingSlice extends SliceHead {
  readonly category: CategoryHead;
  /** All categories, in the organiser's order. */
  readonly categories: readonly CategoryHead[];
  /** The category plays without a ranking. */
  readonly hidden: boolean;
  /** Whether all groups of the category are finished. */
  readonly finished: boolean;
  /** Letters of its play-offs. */
  readonly playoffs: readonly string[];
  /** Best first; empty until the category is finished. */
  readonly rows: readonly RankingRow[];
}

/** Final place of a team. */
export interface TeamFinalPlace extends Omit<RankingRow, 'team'> {
  /** Number of teams with a place. */
  readonly of: number;
}
