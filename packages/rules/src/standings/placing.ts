import type { TieBreaker } from '../vocabulary/index.ts';
import type { Punished, Tally } from './input.ts';

/** The deciding criterion; `undecided`: none did, and only a lot can. */
export type ReasonCriterion = TieBreaker | 'withdrawn' | 'undecided';

interface ReasonTeam {
  readonly teamId: number;
  /** Place in the whole group. */
  readonly position: number;
  /** Value of the criterion; null if it has none. For lots: the drawn lot. */
  readonly value: number | null;
  readonly points: number;
  readonly difference: number;
  readonly goals: number;
}

/** Tied teams, and the criterion that separated them, as data for phrases. */
export interface Reason {
  readonly criterion: ReasonCriterion;
  /** The teams that were still tied, in their final order. */
  readonly teams: readonly ReasonTeam[];
  /** Whether points, difference and goals count only the matches among these teams. */
  readonly headToHead: boolean;
}

export interface Placing extends Tally {
  readonly teamId: number;
  /** 1 is first. Unique: tied teams are ordered by ascending id. */
  readonly position: number;
  /** Absent: no counting match. */
  readonly punished?: Punished;
  /** What decided this place; null in a group of one. */
  readonly reason: Reason | null;
  /** All reasons in order of application; the last one is `reason`. */
  readonly path: readonly Reason[];
  /** The teams that are tied with this one in all criteria; empty if its place is unique. */
  readonly tied: readonly number[];
  /** The group is finished, and only a lot can decide this place. */
  readonly needsLots: boolean;
  readonly withdrawn: boolean;
}
