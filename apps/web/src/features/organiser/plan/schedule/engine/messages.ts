import type { DrawRules, DrawTeam, drawGroups } from '@sevenmetre/engine/draw';
import type { WhyHere } from '@sevenmetre/engine/explain';
import type { ScheduleProblem } from '@sevenmetre/engine/evaluate';
import type { Capacity, Placement, PricedPlace, ScheduleInput } from '@sevenmetre/engine/schedule';

type Placements = readonly (readonly [string, Placement])[];

/** What the page asks the engine's worker. */
export type EngineQuestion =
  | { readonly kind: 'input'; readonly input: ScheduleInput }
  | { readonly kind: 'placements'; readonly placements: Placements; readonly locked: readonly string[] }
  | { readonly kind: 'prices'; readonly match: string }
  | { readonly kind: 'fix'; readonly matches: readonly string[] }
  | { readonly kind: 'why'; readonly match: string }
  | {
      readonly kind: 'bound';
      readonly input: ScheduleInput;
      readonly placements: Placements;
      readonly locked: readonly string[];
    }
  | ({ readonly kind: 'draw'; readonly seed: number } & DrawQuestion)
  | ({ readonly kind: 'drawBound' } & DrawQuestion);

/** Teams that are drawn into groups of these sizes. */
interface DrawQuestion {
  readonly teams: readonly DrawTeam[];
  readonly sizes: readonly number[];
  readonly rules: DrawRules;
}

/** The best single step for a problem. */
export interface Fix {
  readonly match: string;
  readonly place: PricedPlace;
  readonly isPlaced: boolean;
}

/** What changes with every placement: problems, and the places that matches without one could take. */
export interface Evaluation {
  readonly problems: readonly ScheduleProblem[];
  /** Matches without a place, those with the fewest possible places first; null: too many to count. */
  readonly unplaced: readonly { readonly match: string; readonly places: number | null }[];
}

export interface EngineAnswers {
  readonly input: Capacity;
  readonly placements: Evaluation;
  readonly prices: readonly PricedPlace[];
  readonly fix: Fix | null;
  readonly why: WhyHere | null;
  /** null: nothing is known, or the plan breaks rules. */
  readonly bound: CostRange | null;
  readonly draw: ReturnType<typeof drawGroups>;
  /** The cost that no draw is below. */
  readonly drawBound: number;
}

/** The cost of a plan, and what every plan costs at least. Tenths of a point. */
export interface CostRange {
  readonly cost: number;
  readonly bound: number;
}
