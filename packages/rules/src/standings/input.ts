import type { Match, PointsForResult } from '../tournament/index.ts';
import type { TieBreaker, WithdrawnPolicy } from '../vocabulary/index.ts';

/** A match of a group as the table sees it. */
export interface Fixture extends Pick<
  Match,
  'walkOver' | 'homeScore' | 'awayScore' | 'homeGoalsCount' | 'awayGoalsCount'
> {
  readonly homeTeamId: number;
  readonly awayTeamId: number;
  /** Approved, or a walkover that is approved; only decided fixtures count. */
  readonly decided: boolean;
}

export interface StandingsTeam {
  readonly teamId: number;
  /** Drawn lot, smaller is better. */
  readonly lot?: number | null;
  /** Which draw it is from: lots of different draws are not compared. */
  readonly lotDrawnAt?: string | null | undefined;
}

export const defaultPoints: PointsForResult = { win: 2, tie: 1, loss: 0 };

export interface StandingsInput {
  readonly teams: Iterable<StandingsTeam>;
  readonly fixtures: Iterable<Fixture>;
  /** Results between these teams in an earlier group; they count as if they had been played here. */
  readonly carriedOver?: Iterable<Fixture>;
  /** Every fixture is decided, or the organiser closed the group: chooses the list. */
  readonly finished: boolean;
  readonly criteria: readonly TieBreaker[];
  readonly criteriaUnfinished: readonly TieBreaker[];
  readonly withdrawn?: Iterable<number>;
  readonly withdrawnPolicy?: WithdrawnPolicy;
  /** Of withdrawn teams for which it was chosen; it goes before that of the edition. */
  readonly ownPolicies?: ReadonlyMap<number, WithdrawnPolicy>;
  readonly points?: PointsForResult;
  /** Goals of a walkover that carries no score of its own. */
  readonly walkoverGoals?: number;
}

/** What a team has won: the columns of a table. */
export interface Tally {
  readonly games: number;
  readonly wins: number;
  readonly ties: number;
  readonly losses: number;
  readonly points: number;
  /** Official goals: with shoot-outs and walkovers. */
  readonly goalsScored: number;
  readonly goalsConceded: number;
  /** Goals really thrown in play. */
  readonly goalsCountScored: number;
  readonly goalsCountConceded: number;
}
