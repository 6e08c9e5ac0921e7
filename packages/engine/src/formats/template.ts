/**
 * A format is data: how the teams of a category meet. Stages are read in order; a stage takes all entries, or standings of
 * earlier stages. A bracket match is a group of two.
 */
export interface FormatTemplate {
  /** Its name is a phrase of this id; own formats carry a name of the organiser's. */
  readonly id: string;
  /** Matches that every team is promised. */
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
  /** Missing: as many groups as the sizes give; `ofTarget`: several, at least one of them of the size that is aimed at. */
  readonly groups?: 'one' | 'several' | 'ofTarget';
  /** How often each pair meets. */
  readonly legs: 1 | 2;
  /** Results between teams that come from one group count again, and these pairs do not meet a second time. */
  readonly carriesOver: boolean;
  /** `apart`: teams of one earlier group are spread; `by-rank`: all firsts together, all seconds together … */
  readonly spread: 'apart' | 'by-rank';
  /** Results are shown and no table: for the youngest. */
  readonly ranked: boolean;
  /** Teams of groups that are smaller than the largest play one more match, against a team of another group. */
  readonly extraMatch?: boolean;
}

export interface BracketStage {
  readonly kind: 'bracket';
  readonly id: string;
  /** `A`, `B` …; labels of its matches begin with it. */
  readonly playoff: string;
  readonly take: 'entries' | readonly Take[];
  readonly thirdPlace: boolean;
  /** In how many rounds losers go on playing for their places: 0 in none, 99 until every place is decided. */
  readonly placement: number;
}

/** Groups and matches one by one: a tournament that was not made from a format. It fits one number of entries only. */
export interface GivenStage {
  readonly kind: 'given';
  readonly id: string;
  readonly groups: readonly GivenGroup[];
}

export type GivenGroup = Omit<PlannedGroup, 'stage'> & {
  /** Seats and rounds, from 0; a pair may be there more than once. */
  readonly matches: readonly { readonly home: number; readonly away: number; readonly round: number }[];
};

export interface GroupSize {
  readonly target: number;
  readonly min: number;
  readonly max: number;
}

/** Standings of an earlier stage: of every group, or the best so many of all groups at one rank. */
export interface Take {
  readonly stage: string;
  /** From 1. */
  readonly ranks: readonly number[];
  /** `{ count: 2 }` with ranks `[3]`: the two best thirds; `fill`: as many as a bracket without byes has room for. */
  readonly best?: { readonly count: number | 'fill' };
}

/** Who sits on a seat. Numbers of entries and seats begin with 0, standings and orders with 1. */
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
  /** The place of its play-off that its winner has won; its loser has the next. Null: the winner goes on. */
  readonly place: number | null;
}

export interface PlannedMatch {
  /** Group and seats: survives re-planning; numbers and addresses hang on it. */
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
  /** Those who have no opponent in the first round of a bracket. */
  readonly byes: readonly FormatSeat[];
  /** Matches of a team, in its worst and its best case. */
  readonly perEntry: { readonly min: number; readonly max: number };
  /** Entries that get fewer matches than promised in their worst case. */
  readonly belowGuarantee: number;
  /** Rounds of the longest way, group stages counted by their rounds. */
  readonly rounds: number;
}
