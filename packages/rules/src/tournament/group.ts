export interface RoundLevel {
  readonly id: number;
  readonly systemName: string;
  readonly nameCs: string;
  readonly nameEn: string;
  readonly isBracket: boolean;
  readonly weight: number;
}

export interface Group {
  readonly id: number;
  readonly label: string;
  readonly categoryId: number;
  readonly roundLevelId: number;
  readonly playoffCategory: string | null;
  /**
   * Results between teams that met in an earlier group are carried over, and these matches are not played
   * again.
   */
  readonly carriesOver: boolean;
  /**
   * Place of other groups whose teams are compared here (3: the best thirds); the seats wait for it, and
   * there are no matches. Absent or null: an ordinary group.
   */
  readonly comparedPlace?: number | null;
  /** Closed by the organiser with unplayed matches. */
  readonly closedByHand: boolean;
  readonly weight: number;
}

/** A seat in a group: its team, or its source, and the team's results so far. */
export interface GroupTeam {
  readonly id: number;
  readonly competitionGroupId: number;
  readonly seat: number;
  readonly teamId: number | null;
  readonly predecessorCompetitionGroupId: number | null;
  readonly predecessorCompetitionGroupStandings: number | null;
  /** Place in the group, 1 is first; null without a team. */
  readonly standings: number | null;
  readonly games: number;
  readonly wins: number;
  readonly ties: number;
  readonly losses: number;
  /** After deductions, so possibly negative. */
  readonly points: number;
  readonly goalsScored: number;
  readonly goalsConceded: number;
  /** Goals in play, without shoot-outs and walkovers. */
  readonly goalsCountScored: number;
  readonly goalsCountConceded: number;
  /** Drawn lot, smaller is better; null: none. */
  readonly lot: number | null;
  /** When the lot was drawn, in UTC; absent: none. */
  readonly lotDrawnAt?: string | null;
  /** Points that a ruling has taken from the team in this group; `points` are without them. Absent: none. */
  readonly deducted?: number;
  /** Why, in the organiser's words, for everybody. */
  readonly deductionReason?: string;
  /** An organiser has left the seat empty: its opponent goes on without a match (rule BR26). */
  readonly nobody?: true;
}
