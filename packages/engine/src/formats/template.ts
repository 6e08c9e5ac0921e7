/**
 * A format is data: how the teams of a category play. Stages are processed in order; a stage takes all
 * entries, or standings of earlier stages. A bracket match is a group of two.
 */
export interface FormatTemplate {
  /** Id of the phrase with its name; custom formats have a name of the organiser. */
  readonly id: string;
  /** Minimal number of matches of every team. */
  readonly guarantee: number;
  readonly stages: readonly StageSpec[];
}

export type StageSpec = GroupStage | BracketStage | GivenStage;

export interface GroupStage {
  readonly kind: 'groups';
  readonly id: string;
  readonly level: 'preliminary' | 'main' | 'extra';
  readonly take: 'entries' | readonly Take[];
  readonly size: GroupSize;
  /** Absent: as many groups as the sizes require; `ofTarget`: several, at least one of the target size. */
  readonly groups?: 'one' | 'several' | 'ofTarget';
  /** Number of matches of each pair. */
  readonly legs: 1 | 2;
  /** Results between teams from one group are carried over, and these pairs do not meet again. */
  readonly carriesOver: boolean;
  /** `apart`: teams of one earlier group are spread; `by-rank`: all firsts together, all seconds together … */
  readonly spread: 'apart' | 'by-rank';
  /** false: results without a table, for the youngest. */
  readonly ranked: boolean;
  /** Teams of groups smaller than the largest play an additional match, against a team of another group. */
  readonly extraMatch?: boolean;
}

export interface BracketStage {
  readonly kind: 'bracket';
  readonly id: string;
  /** `A`, `B` …; prefix of its matches' labels. */
  readonly playoff: string;
  readonly take: 'entries' | readonly Take[];
  readonly thirdPlace: boolean;
  /**
   * Number of rounds in which losers continue to play for places: 0 none, 99 until every place is decided.
   */
  readonly placement: number;
}

/**
 * Explicit groups and matches: a tournament that was not made from a format. It fits one number of entries
 * only.
 */
export interface GivenStage {
  readonly kind: 'given';
  readonly id: string;
  readonly groups: readonly GivenGroup[];
}

export type GivenGroup = Omit<PlannedGroup, 'stage'> & {
  /** Seats and rounds, from 0; a pair may occur more than once. */
  readonly matches: readonly { readonly home: number; readonly away: number; readonly round: number }[];
};

export interface GroupSize {
  readonly target: number;
  readonly min: number;
  readonly max: number;
}

/** Standings of an earlier stage: of every group, or the best teams of all groups in one rank. */
export interface Take {
  readonly stage: string;
  /** From 1. */
  readonly ranks: readonly number[];
  /**
   * `{ count: 2 }` with ranks `[3]`: the two best thirds; `fill`: as many as a bracket without byes needs.
   */
  readonly best?: { readonly count: number | 'fill' };
}

/** Source of a seat. Numbers of entries and seats count from 0, standings and orders from 1. */
export type FormatSeat =
  | { readonly kind: 'entry'; readonly entry: number }
  | { readonly kind: 'standing'; readonly group: string; readonly standing: number }
  | {
      readonly kind: 'best';
      readonly groups: readonly string[];
      readonly standing: number;
      readonly order: number;
    };

export interface PlannedGroup {
  /** Unique in the format, also its label: `A`, `M-2`, `A QF1`. */
  readonly id: string;
  readonly stage: string;
  /** System name of the round level: `preliminary`, `quarterfinal`, `place-5`, `places-5-8` … */
  readonly level: string;
  readonly playoff: string | null;
  readonly isBracket: boolean;
  readonly ranked: boolean;
  readonly carriesOver: boolean;
  readonly seats: readonly FormatSeat[];
  /** Place of the winner in its play-off; the loser gets the next one. null: the winner plays on. */
  readonly place: number | null;
}

export interface PlannedMatch {
  /** Group and seats: stable across new plans, since numbers and addresses depend on it. */
  readonly key: string;
  readonly group: string;
  /** From 0, within the group. */
  readonly round: number;
  /** Seats of the group, from 0. */
  readonly home: number;
  readonly away: number;
}

export interface FormatPlan {
  readonly entries: number;
  readonly groups: readonly PlannedGroup[];
  readonly matches: readonly PlannedMatch[];
  /** Teams without an opponent in the first round of a bracket. */
  readonly byes: readonly FormatSeat[];
  /** Number of matches of a team, in its worst and its best case. */
  readonly perEntry: { readonly min: number; readonly max: number };
  /** Number of entries with fewer matches than guaranteed in their worst case. */
  readonly belowGuarantee: number;
  /** Rounds on the longest path, including those within groups. */
  readonly rounds: number;
}
