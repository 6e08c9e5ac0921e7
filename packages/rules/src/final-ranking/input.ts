import type { Criteria, Placing, ReasonCriterion } from '../standings/index.ts';

/** A finished group of the category. Comparisons and groups without matches are left out. */
export interface RankedGroup {
  readonly id: number;
  /** Letter of its play-off. */
  readonly playoff: string | null;
  readonly isBracket: boolean;
  /** Id of its round level: groups of one round are equivalent. */
  readonly round: number;
  /**
   * Best place of its play-off, from the name of its round; absent: derived from where its teams come from.
   */
  readonly firstPlace?: number | null;
  readonly placings: readonly Placing[];
}

export interface RankedTeam {
  readonly teamId: number;
  readonly withdrawn: boolean;
  /** Drawn when teams of several groups were compared; smaller is better. */
  readonly lot?: number | null;
  readonly lotDrawnAt?: string | null | undefined;
}

export interface FinalRankingInput extends Criteria {
  /** In the order of play. */
  readonly groups: readonly RankedGroup[];
  readonly teams: readonly RankedTeam[];
  /** Whether teams of groups of different size are compared by sums (rule ST17). */
  readonly sums?: boolean;
}

/**
 * Results of the team in its last group, and the criterion that separated it from others with the same round
 * or place.
 */
export interface Compared {
  readonly by: ReasonCriterion | 'groupPlace';
  readonly groupId: number | null;
  readonly standing: number | null;
  readonly games: number;
  readonly points: number;
  readonly difference: number;
  readonly goals: number;
}

/** The rule behind a final place. */
export type PlaceReason =
  /**
   * A match for the place; `first`: the winner's place, `isFinal`: whether it was the last match of its
   * play-off.
   */
  | {
      readonly rule: 'match';
      readonly groupId: number;
      readonly won: boolean;
      readonly first: number;
      readonly isFinal: boolean;
    }
  /** Eliminated in a round without further matches for places. */
  | { readonly rule: 'round'; readonly groupId: number; readonly compared: Compared | null }
  | {
      readonly rule: 'group';
      readonly groupId: number;
      readonly standing: number;
      readonly compared: Compared | null;
    }
  | { readonly rule: 'withdrawn' }
  | { readonly rule: 'unplayed' };

export interface FinalPlace {
  readonly teamId: number;
  /** 1 is first; tied teams share a place, and the next place counts all of them. */
  readonly place: number;
  readonly shared: boolean;
  readonly reason: PlaceReason;
}
