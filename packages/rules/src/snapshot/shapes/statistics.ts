import type { PlayerTally } from '../../statistics/index.ts';
import type { CategoryHead, SliceHead, TeamHead } from './heads.ts';

/** Data of a category's statistics; loaded on demand. */
export interface CategoryTallies {
  readonly people: readonly NamedTally[];
  /** Whether the edition publishes penalties with names. */
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

/** A person's penalties, or a team's if penalties are not published by person. */
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
  /** The results of this category are not published. */
  readonly hidden: boolean;
  readonly matches: number;
  /** All goals in play, also of unknown and hidden players. */
  readonly goals: number;
  /** Teams of all persons in the lists, in the order of the category. */
  readonly teams: readonly TeamHead[];
  /** The first ones; `total` is the number of all. */
  readonly scorers: { readonly total: number; readonly rows: readonly ScorerRow[] };
  readonly penalties: {
    readonly of: 'people' | 'teams';
    readonly total: number;
    readonly rows: readonly PenaltyRow[];
  };
}

/**
 * All persons in a category's statistics, as columns: names and numbers rarely change, counts do. `key`
 * changes with the order and the names.
 */
export interface StatisticsPeople {
  readonly key: string;
  /** Team, and number of its persons. */
  readonly squads: readonly (readonly [number, number])[];
  readonly numbers: readonly (number | null)[];
  readonly names: readonly (string | null)[];
  /** Indexes of team officials. */
  readonly leaders: readonly number[];
}

export interface StatisticsCounts {
  readonly version: string;
  /** Key of the persons that these columns belong to. */
  readonly key: string;
  readonly matches: readonly number[];
  readonly goals: readonly number[];
  readonly sevenMetreGoals: readonly number[];
  readonly shootoutGoals: readonly number[];
  /** null if penalties are not published by person. */
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
