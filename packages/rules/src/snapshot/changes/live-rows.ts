import type { Walkover } from '../../vocabulary/index.ts';

/** The specified row of a seat in the live body. */
export interface LiveGroupTeam {
  readonly id: number;
  readonly standings: number | null;
  readonly games: number;
  readonly wins: number;
  readonly ties: number;
  readonly losses: number;
  readonly points: number;
  readonly goalsScored: number;
  readonly goalsConceded: number;
  readonly goalsCountScored: number;
  readonly goalsCountConceded: number;
  readonly predecessorCompetitionGroupStandings: number | null;
  readonly predecessorCompetitionGroupId: number | null;
  readonly teamId: number | null;
  readonly competitionGroupId: number;
  readonly deducted?: number;
  readonly deductionReason?: string;
  readonly nobody?: true;
}

/** The specified row of a match in the live body. */
export interface LiveMatch {
  readonly id: number;
  readonly homeTeamId: number | null;
  readonly awayTeamId: number | null;
  readonly homeTeamCompetitionGroupId: number | null;
  readonly awayTeamCompetitionGroupId: number | null;
  readonly homeTeamCompetitionStandings: number | null;
  readonly awayTeamCompetitionStandings: number | null;
  readonly matchNumber: number;
  readonly homeScore: number | null;
  readonly awayScore: number | null;
  readonly homeGoalsCount: number;
  readonly awayGoalsCount: number;
  readonly walkOver: Walkover | null;
  readonly day: string | null;
  readonly time: string | null;
  readonly placeId: number | null;
  readonly competitionGroupId: number | null;
  readonly competitionMatchStageId: number;
  readonly matchLength: number;
  readonly streamUrl: string | null;
  readonly endedInShootout: boolean;
  readonly meta: Readonly<Record<string, unknown>>;
}

export interface LiveBody {
  readonly groupTeams: readonly LiveGroupTeam[];
  readonly matches: readonly LiveMatch[];
}
