import type { Match, PointsForResult, Punishments } from '../tournament/index.ts';
import type { TieBreaker, WithdrawnPolicy } from '../vocabulary/index.ts';

/** A match of a group, as input of the table. */
export interface Fixture
  extends
    Pick<Match, 'walkOver' | 'homeScore' | 'awayScore' | 'homeGoalsCount' | 'awayGoalsCount'>,
    Punishments {
  readonly homeTeamId: number;
  readonly awayTeamId: number;
  /** Approved, including walkovers; only decided fixtures count. */
  readonly decided: boolean;
}

export interface StandingsTeam {
  readonly teamId: number;
  /** Drawn lot, smaller is better. */
  readonly lot?: number | null;
  /** Draw of the lot: lots of different draws are not compared. */
  readonly lotDrawnAt?: string | null | undefined;
  /** Points taken by a ruling (rule ST23); absent: none. */
  readonly deducted?: number | undefined;
}

export const defaultPoints: PointsForResult = { win: 2, tie: 1, loss: 0 };

export interface StandingsInput {
  readonly teams: Iterable<StandingsTeam>;
  readonly fixtures: Iterable<Fixture>;
  /** Carried-over results between these teams; they count as if played here. */
  readonly carriedOver?: Iterable<Fixture>;
  /** Whether every fixture is decided or the organiser has closed the group, which selects the criteria. */
  readonly finished: boolean;
  readonly criteria: readonly TieBreaker[];
  readonly criteriaUnfinished: readonly TieBreaker[];
  readonly withdrawn?: Iterable<number>;
  readonly withdrawnPolicy?: WithdrawnPolicy;
  /** Chosen policies of withdrawn teams, which override the edition's. */
  readonly ownPolicies?: ReadonlyMap<number, WithdrawnPolicy>;
  readonly points?: PointsForResult;
  /** Goals of a walkover without its own score. */
  readonly walkoverGoals?: number;
}

/** Cards and fair-play number of a team in all its counting matches; fewer are better (rule ST24). */
export interface Punished {
  readonly cards: number;
  readonly fairPlay: number;
}

/** Results of a team: the columns of a table. */
export interface Tally {
  readonly games: number;
  readonly wins: number;
  readonly ties: number;
  readonly losses: number;
  /** In a table without those that a ruling has taken (rule ST23). */
  readonly points: number;
  /** Official goals: including shoot-outs and walkovers. */
  readonly goalsScored: number;
  readonly goalsConceded: number;
  /** Goals in play. */
  readonly goalsCountScored: number;
  readonly goalsCountConceded: number;
}
