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
  /** Results between teams that met in an earlier group count here and are not played again. */
  readonly carriesOver: boolean;
  /**
   * The place of other groups whose teams are compared here (3: the best thirds); the seats wait for it, and there are no matches.
   * Absent or null: a group of teams that meet.
   */
  readonly comparedPlace?: number | null;
  /** Closed by the organiser although matches stayed unplayed. */
  readonly closedByHand: boolean;
  readonly weight: number;
}

/** A seat in a group: its team, or the standing of another group that will fill it, and what the team has won so far. */
export interface GroupTeam {
  readonly id: number;
  readonly competitionGroupId: number;
  readonly seat: number;
  readonly teamId: number | null;
  readonly predecessorCompetitionGroupId: number | null;
  readonly predecessorCompetitionGroupStandings: number | null;
  /** Place in the group, 1 is first; null while the seat has no team. */
  readonly standings: number | null;
  readonly games: number;
  readonly wins: number;
  readonly ties: number;
  readonly losses: number;
  readonly points: number;
  readonly goalsScored: number;
  readonly goalsConceded: number;
  /** Goals really thrown in play: no shoot-out, no walkover. */
  readonly goalsCountScored: number;
  readonly goalsCountConceded: number;
  /** Drawn lot, smaller is better; null when none was drawn. */
  readonly lot: number | null;
  /** When the lot was drawn, in UTC; absent where none was. */
  readonly lotDrawnAt?: string | null;
}
