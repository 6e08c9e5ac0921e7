import type { Identity } from '../identity/index.ts';
import type { Screens } from '../screens/index.ts';
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
  /** Points for results, as used for the stored tables. */
  readonly points: PointsForResult;
  readonly walkoverGoals: number;
  readonly withdrawnPolicy: WithdrawnPolicy;
  /** Whether teams of groups of different size are compared by sums (rule ST17); absent: per match. */
  readonly comparesSums?: boolean;
  /** Whether matches are scouted (SO1); absent: no. */
  readonly scouting?: boolean;
  /** Whether matches are published by hall: the organiser's "show results on the web". */
  readonly showsHalls: boolean;
  /** URL of the terms and conditions, https or a path of this site; null: none. */
  readonly terms: string | null;
  /** false: players are shown by number only; absent: some by name. Pages that name nobody may be found by search engines. */
  readonly namesPlayers?: boolean;
  /** What the cup looks like; absent: nothing is set. */
  readonly identity?: Identity | undefined;
  /** Playlists of the screens of halls; absent: none are stored. */
  readonly screens?: Screens | undefined;
  /** Rules for delays of halls. */
  readonly delays: DelayRules;
  /** Deadlines of clubs and referees before the first day, in order of time; absent if no longer relevant. */
  readonly deadlines?: readonly Deadline[];
  /** Champions of the previous edition; absent or null: none. */
  readonly lastChampions?: LastChampions | null;
}

/** In the order of the clubs' preparation. */
export const deadlineKinds = [
  'registration-opens',
  'registration-closes',
  'teams-until',
  'entry-fee-until',
  'referees-until',
  'draw',
  'rest-until',
  'rosters-until',
  'first-match',
] as const;
export type DeadlineKind = (typeof deadlineKinds)[number];

export interface Deadline {
  readonly kind: DeadlineKind;
  /** UTC. */
  readonly at: string;
}

/** Winners of the finals of a past edition, in the order of its categories; hidden results have none. */
export interface LastChampions {
  readonly year: number;
  /** Prefix of its pages: `2025`. */
  readonly address: string;
  readonly rows: readonly {
    readonly category: string;
    readonly matchId: number;
    readonly teamId: number;
    readonly team: string;
    readonly countryCode: string;
  }[];
}

/** Points for a win, a tie and a loss. */
export interface PointsForResult {
  readonly win: number;
  readonly tie: number;
  readonly loss: number;
}

/** Settings of an edition for delays of halls, with defaults from the configuration. */
export interface DelayRules {
  /** Seconds between the halves of a match. */
  readonly halfTimeBreak: number;
  /** Seconds that a hall needs between two matches. */
  readonly changeover: number;
  /** Minutes; shorter delays are not shown. */
  readonly shownFrom: number;
  /** Minutes; longer delays are ignored: the schedule was abandoned, or the match was recorded afterwards. */
  readonly believedTo: number;
  /** Minutes for which a delay stays known if the next expected event does not happen. */
  readonly knownFor: number;
}
