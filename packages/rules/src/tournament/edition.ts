import type { TieBreaker, WithdrawnPolicy } from '../vocabulary/index.ts';

export interface Edition {
  readonly id: number;
  readonly name: string;
  readonly year: number;
  readonly city: string | null;
  readonly startDate: string;
  readonly endDate: string;
  /** IANA name. */
  readonly timeZone: string;
  readonly tieBreakers: readonly TieBreaker[];
  readonly tieBreakersUnfinished: readonly TieBreaker[];
  /** What results are worth; the stored tables are made with the same numbers. */
  readonly points: PointsForResult;
  readonly walkoverGoals: number;
  readonly withdrawnPolicy: WithdrawnPolicy;
  /** Whether teams of groups of different size are compared by sums (rule ST17); absent: by what they have won in a match. */
  readonly comparesSums?: boolean;
  /** Whether matches may be looked up by hall: the organiser's "show results on the web". */
  readonly showsHalls: boolean;
  /** Address of the terms and conditions, https or a path of this site; null when there is none. */
  readonly terms: string | null;
  /** When a hall counts as late. */
  readonly delays: DelayRules;
  /** What clubs and referees have to keep before the first day, in order of time; absent where nobody asks any more. */
  readonly deadlines?: readonly Deadline[];
  /** Who won the last edition before this one; absent or null: there was none. */
  readonly lastChampions?: LastChampions | null;
}

/** In the order in which a club meets them. */
export const deadlineKinds = [
  'registration-opens',
  'registration-closes',
  'teams-until',
  'referees-until',
  'rosters-until',
  'first-match',
] as const;
export type DeadlineKind = (typeof deadlineKinds)[number];

export interface Deadline {
  readonly kind: DeadlineKind;
  /** UTC. */
  readonly at: string;
}

/** Winners of the finals of an edition that is over, in the order of its categories; hidden results have none. */
export interface LastChampions {
  readonly year: number;
  /** Its pages begin with it: `2025`. */
  readonly address: string;
  readonly rows: readonly {
    readonly category: string;
    readonly matchId: number;
    readonly teamId: number;
    readonly team: string;
    readonly countryCode: string;
  }[];
}

/** What a win, a tie and a loss are worth. */
export interface PointsForResult {
  readonly win: number;
  readonly tie: number;
  readonly loss: number;
}

/** What an edition says about its halls. The numbers are defaults of its configuration. */
export interface DelayRules {
  /** Seconds between the halves of a match. */
  readonly halfTimeBreak: number;
  /** Seconds that a hall needs from the end of a match to the beginning of the next. */
  readonly changeover: number;
  /** Minutes; what is less is not worth saying. */
  readonly shownFrom: number;
  /** Minutes; what is more is no delay but a schedule that is not kept, or a match that was recorded afterwards. */
  readonly believedTo: number;
  /** Minutes for which a claim is kept up when the next thing that it expects does not happen. */
  readonly knownFor: number;
}
