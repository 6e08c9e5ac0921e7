/** Minutes since 00:00 of the first day of the edition, in the zone of the tournament. */
export type Minute = number;

export const minutesOfDay = 1440;

/** Everything that a schedule is made of. Ids are those of the domain; lists may be in any order. */
export interface ScheduleInput {
  readonly halls: readonly Hall[];
  readonly hallDays: readonly HallDay[];
  readonly categories: readonly CategoryRules[];
  readonly matches: readonly ScheduleMatch[];
  readonly teams: readonly ScheduleTeam[];
  /** Minutes on the way between two halls, both directions; a pair that is missing counts as one place. */
  readonly travel: readonly { readonly from: string; readonly to: string; readonly minutes: number }[];
  readonly weights: Weights;
  readonly buffers: Buffers;
}

export interface Hall {
  readonly id: string;
  readonly court: 'full' | 'small';
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
  /** Minutes from one start to the next. */
  readonly slotLength: number;
  /** Starts in minutes since midnight; they go before the grid of `slotLength`. */
  readonly starts?: readonly number[];
}

export interface CategoryRules {
  readonly id: string;
  /** Minutes that a match takes, with its break. */
  readonly duration: number;
  readonly court: 'full' | 'any';
  readonly resin: boolean;
  /** Minutes since midnight. */
  readonly earliest: number;
  readonly latestEnd: number;
  /** Minutes between two matches of a team. */
  readonly rest: number;
  /** Matches of a team in a day. */
  readonly maxPerDay: number;
  /** Matches in a day of whoever goes all the way: known groups and unknown rounds together. */
  readonly maxPathPerDay: number;
  /** Days of the round levels, by system name; a level that is missing may be on every day. */
  readonly days: Readonly<Record<string, readonly number[]>>;
  /** Only these halls; empty: all. */
  readonly halls: readonly string[];
}

export interface ScheduleMatch {
  readonly key: string;
  readonly category: string;
  /** System name of the round level. */
  readonly level: string;
  /** The group whose end others wait for; null: a match of a bracket, which is waited for itself. */
  readonly group: string | null;
  readonly round: number;
  /** Teams, or seats of a group before its teams are known ("1. of A" is one and the same seat in all its matches). */
  readonly teams: readonly string[];
  readonly waitsFor: readonly Feeder[];
  /** Fixed by an organiser: what is given cannot be changed. */
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
  /** Minutes from the end of a group to the first match of those who come from it. */
  readonly afterGroup: number;
  /** Minutes on top of the way when the next match is in another hall. */
  readonly afterTravel: number;
}

/** What a wish costs when it is not met, in tenths of a point. */
export interface Weights {
  readonly hallChange: number;
  /** For each minute of the way, on top of `hallChange`. */
  readonly travelPerMinute: number;
  readonly shortRest: number;
  /** For each half hour above `longWait`. */
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

/** Where and when a match is played. */
export interface Placement {
  readonly hall: string;
  readonly start: Minute;
}

/** By match; a match that is missing has no place. */
export type Schedule = ReadonlyMap<string, Placement>;

/** Limits of wishes, in minutes; those of the day since midnight. */
export const wishLimits = {
  lunchFrom: 690,
  lunchTo: 810,
  lunchNeeds: 60,
  /** A rest is short when it is less than this above the least rest. */
  comfort: 30,
  longWait: 210,
  lateEnd: 1200,
  earlyStart: 540,
} as const;
