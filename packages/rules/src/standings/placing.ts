import type { TieBreaker } from '../vocabulary/index.ts';
import type { Tally } from './input.ts';

/** What set teams apart; `undecided`: nothing did, and only a lot can. */
export type ReasonCriterion = TieBreaker | 'withdrawn' | 'undecided';

interface ReasonTeam {
  readonly teamId: number;
  /** Place in the whole group. */
  readonly position: number;
  /** Of the criterion; null where it has none. For lots: the drawn lot. */
  readonly value: number | null;
  readonly points: number;
  readonly difference: number;
  readonly goals: number;
}

/** Teams that were level, and what separated them: enough to say it in any language. */
export interface Reason {
  readonly criterion: ReasonCriterion;
  /** The teams that were still tied, in the order they ended. */
  readonly teams: readonly ReasonTeam[];
  /** Whether points, difference and goals are of the matches among these teams only. */
  readonly headToHead: boolean;
}

export interface Placing extends Tally {
  readonly teamId: number;
  /** 1 is first. Different for every team: teams that are level stand by ascending id. */
  readonly position: number;
  /** What settled this place; null in a group of one. */
  readonly reason: Reason | null;
  /** Everything that led there, first criterion first; the last one is `reason`. */
  readonly path: readonly Reason[];
  /** The teams that are level with this one by the whole list; empty when its place is its own. */
  readonly tied: readonly number[];
  /** The group is finished, and only a lot can say whose place this is. */
  readonly needsLots: boolean;
  readonly withdrawn: boolean;
}
