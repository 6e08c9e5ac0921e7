import type { PlayerTally } from '../../statistics/index.ts';
import type { CategoryHead, SliceHead, TeamHead } from './heads.ts';

/** What the statistics of a category are made of; loaded when somebody looks at them. */
export interface CategoryTallies {
  readonly people: readonly NamedTally[];
  /** Whether the edition publishes who was punished. */
  readonly namesPenalties: boolean;
}

export interface NamedTally extends PlayerTally {
  /** As far as the edition publishes names. */
  readonly name: string | null;
  readonly hidden: boolean;
}

export interface ScorerRow {
  readonly teamId: number;
  readonly number: number | null;
  readonly name: string | null;
  readonly matches: number;
  readonly goals: number;
  readonly sevenMetreGoals: number;
  readonly shootoutGoals: number;
}

/** Of a person, or of a whole team where penalties are not told of persons. */
export interface PenaltyRow {
  readonly teamId: number;
  readonly number: number | null;
  readonly name: string | null;
  readonly isLeader: boolean;
  readonly blueCards: number;
  readonly redCards: number;
  readonly yellowCards: number;
  readonly twoMinutes: number;
}

export interface StatisticsSlice extends SliceHead {
  readonly category: CategoryHead;
  /** Of the edition, in the organiser's order. */
  readonly categories: readonly CategoryHead[];
  /** The organiser does not publish results of this category. */
  readonly hidden: boolean;
  readonly matches: number;
  /** Thrown in play by everybody, also by players who are not known or not shown. */
  readonly goals: number;
  /** Of everybody in the lists, in the order of the category. */
  readonly teams: readonly TeamHead[];
  /** The first ones; `total` is how many there are. */
  readonly scorers: { readonly total: number; readonly rows: readonly ScorerRow[] };
  readonly penalties: {
    readonly of: 'people' | 'teams';
    readonly total: number;
    readonly rows: readonly PenaltyRow[];
  };
}

/**
 * Everybody of a category's statistics, as columns of the same order: names and numbers hardly ever change, what is counted
 * does. `key` differs whenever the order or a name does.
 */
export interface StatisticsPeople {
  readonly key: string;
  /** Team and how many of the people are its. */
  readonly squads: readonly (readonly [number, number])[];
  readonly numbers: readonly (number | null)[];
  readonly names: readonly (string | null)[];
  /** Which of them are team officials. */
  readonly leaders: readonly number[];
}

export interface StatisticsCounts {
  readonly version: string;
  /** Of the people that these columns count. */
  readonly key: string;
  readonly matches: readonly number[];
  readonly goals: readonly number[];
  readonly sevenMetreGoals: readonly number[];
  readonly shootoutGoals: readonly number[];
  /** null where penalties are not told of persons. */
  readonly penalties: {
    readonly blueCards: readonly number[];
    readonly redCards: readonly number[];
    readonly yellowCards: readonly number[];
    readonly twoMinutes: readonly number[];
  } | null;
}

export interface TopScorer {
  readonly name: string | null;
  readonly number: number | null;
  readonly teamId: number;
  readonly goals: number;
  readonly matches: number;
}
