import type { CourtSize } from '@sevenmetre/rules/vocabulary';

/** Minutes since 00:00 of the first day of the edition, in the zone of the tournament. */
export type Minute = number;

export { minutesOfDay } from '@sevenmetre/rules/dates';

/** Input of a schedule. Ids are those of the domain; lists may be in any order. */
export interface ScheduleInput {
  readonly halls: readonly Hall[];
  readonly hallDays: readonly HallDay[];
  readonly categories: readonly CategoryRules[];
  readonly matches: readonly ScheduleMatch[];
  readonly teams: readonly ScheduleTeam[];
  /** Minutes between two halls in both directions; a missing pair counts as one place. */
  readonly travel: readonly { readonly from: string; readonly to: string; readonly minutes: number }[];
  readonly weights: Weights;
  readonly buffers: Buffers;
}

export interface Hall {
  readonly id: string;
  readonly court: CourtSize;
  readonly resin: boolean;
}

/** One day of a hall. Days count from 0. */
export interface HallDay {
  readonly hall: string;
  readonly day: number;
  /** Minutes since midnight. */
  readonly open: number;
  readonly close: number;
  readonly blocked: readonly { readonly from: number; readonly to: number }[];
  /** Minutes between two starts. */
  readonly slotLength: number;
  /** Starts in minutes since midnight, which replace the grid of `slotLength`. */
  readonly starts?: readonly number[];
}

export interface CategoryRules {
  readonly id: string;
  /** Minutes of a match with its breaks. */
  readonly duration: number;
  readonly court: 'full' | 'any';
  readonly resin: boolean;
  /** Minutes since midnight. */
  readonly earliest: number;
  readonly latestEnd: number;
  /** Minutes between two matches of a team. */
  readonly rest: number;
  /** Maximal matches of a team per day. */
  readonly maxPerDay: number;
  /** Maximal matches per day on the path of a finalist: known groups and later rounds together. */
  readonly maxPathPerDay: number;
  /** Days of round levels, by system name; a missing level may be on any day. */
  readonly days: Readonly<Record<string, readonly number[]>>;
  /** Permitted halls; empty: all. */
  readonly halls: readonly string[];
}

export interface ScheduleMatch {
  readonly key: string;
  readonly category: string;
  /** System name of the round level. */
  readonly level: string;
  /** The group that others wait for; null: a bracket match, which others wait for directly. */
  readonly group: string | null;
  readonly round: number;
  /** Teams, or seats of a group whose teams are unknown ("1. of A" is the same seat in all its matches). */
  readonly teams: readonly string[];
  readonly waitsFor: readonly Feeder[];
  /** All its teams are known although it waits for others: no other team can reach it. */
  readonly isDecided?: boolean;
  /** Fixed by an organiser, so that the given parts cannot change. */
  readonly pin?: Pin;
}

export type Feeder =
  | { readonly kind: 'match'; readonly key: string }
  | { readonly kind: 'group'; readonly group: string };

export interface Pin {
  readonly hall?: string;
  readonly day?: number;
  readonly start?: Minute;
}

export interface ScheduleTeam {
  readonly id: string;
  readonly category: string;
  readonly coaches: readonly string[];
  /** Wishes: absolute minutes. */
  readonly notBefore?: Minute;
  readonly notAfter?: Minute;
}

export interface Buffers {
  /** Minutes from the end of a group to the first match of its teams in the next round. */
  readonly afterGroup: number;
  /** Additional minutes if the next match is in another hall. */
  readonly afterTravel: number;
}

/** Costs of missed wishes, in tenths of a point. */
export interface Weights {
  readonly hallChange: number;
  /** Per minute of travel, in addition to `hallChange`. */
  readonly travelPerMinute: number;
  readonly shortRest: number;
  /** Per half hour above `longWait`. */
  readonly longWaitPer30: number;
  readonly thirdInDay: number;
  readonly lunch: number;
  readonly lateThenEarly: number;
  readonly coach: number;
  readonly pathHallChange: number;
  readonly wish: number;
}

export const defaultWeights: Weights = {
  hallChange: 100,
  travelPerMinute: 2,
  shortRest: 20,
  longWaitPer30: 10,
  thirdInDay: 30,
  lunch: 40,
  lateThenEarly: 30,
  coach: 80,
  pathHallChange: 50,
  wish: 60,
};

export const defaultBuffers: Buffers = { afterGroup: 70, afterTravel: 30 };

/** Hall and start of a match. */
export interface Placement {
  readonly hall: string;
  readonly start: Minute;
}

/** By match; a missing match has no place. */
export type Schedule = ReadonlyMap<string, Placement>;

/** Coaches count for matches that at most so many teams can still reach. */
export const mostReaching = 12;
/** Two matches that are both only possible count for a coach if he is in both at least so often. */
export const leastChance = 1 / 8;

/** Limits of wishes, in minutes; times of day since midnight. */
export const wishLimits = {
  lunchFrom: 690,
  lunchTo: 810,
  lunchNeeds: 60,
  /** A rest is short if it is less than this above the minimum. */
  comfort: 30,
  longWait: 210,
  lateEnd: 1200,
  earlyStart: 540,
} as const;
