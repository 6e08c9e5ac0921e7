import type {
  BracketGroup,
  BracketMatch,
  BracketSeat,
  Competition,
  CompetitionOptions,
} from '../bracket/index.ts';
import { indexCompetition } from '../bracket/index.ts';
import {
  defaultTieBreakers,
  defaultTieBreakersUnfinished,
  type StageCode,
  stageCodes,
} from '../vocabulary/index.ts';

/** "1. of group 7". */
export interface PlaceOf {
  readonly group: number;
  readonly standing: number;
}

/** A team, a place of another group (optionally with its team), or a bye. */
export type TestSeat = number | PlaceOf | (PlaceOf & { readonly team: number }) | null;

const testRounds = [
  { id: 1, systemName: 'preliminary', isBracket: false, weight: 1 },
  { id: 2, systemName: 'main', isBracket: false, weight: 2 },
  { id: 3, systemName: 'semifinal', isBracket: true, weight: 3 },
  { id: 4, systemName: 'final', isBracket: true, weight: 4 },
] as const;
export type TestRound = (typeof testRounds)[number]['systemName'];

export const testStages = stageCodes.map((code, index) => ({ id: index + 1, code }));

export interface TestTournament {
  readonly groups: BracketGroup[];
  readonly groupTeams: (BracketSeat & { teamId: number | null })[];
  readonly matches: (BracketMatch & { homeTeamId: number | null; awayTeamId: number | null })[];
}

/** Builds a tournament in a few lines; ids of groups are given, all others are counted. */
export class TournamentBuilder {
  readonly rows: TestTournament = { groups: [], groupTeams: [], matches: [] };

  group(id: number, round: TestRound, seats: readonly TestSeat[], changes: Partial<BracketGroup> = {}): this {
    const roundLevelId = testRounds.find(({ systemName }) => systemName === round)?.id ?? 0;
    this.rows.groups.push({
      id,
      categoryId: 1,
      roundLevelId,
      carriesOver: false,
      closedByHand: false,
      ...changes,
    });
    for (const [index, seat] of seats.entries()) {
      this.rows.groupTeams.push({
        id: id * 100 + index,
        competitionGroupId: id,
        seat: index + 1,
        ...seatColumns(seat),
        lot: null,
      });
    }
    return this;
  }

  /** `score` null: not played. */
  match(
    group: number,
    home: TestSeat,
    score: `${number}:${number}` | null,
    away: TestSeat,
    changes: Partial<BracketMatch> = {},
  ): this {
    const [homeScore = null, awayScore = null] = score === null ? [] : score.split(':').map(Number);
    const [homeSide, awaySide] = [seatColumns(home), seatColumns(away)];
    this.rows.matches.push({
      id: this.rows.matches.length + 1,
      competitionGroupId: group,
      homeTeamId: homeSide.teamId,
      awayTeamId: awaySide.teamId,
      homeTeamCompetitionGroupId: homeSide.predecessorCompetitionGroupId,
      awayTeamCompetitionGroupId: awaySide.predecessorCompetitionGroupId,
      homeTeamCompetitionStandings: homeSide.predecessorCompetitionGroupStandings,
      awayTeamCompetitionStandings: awaySide.predecessorCompetitionGroupStandings,
      homeScore,
      awayScore,
      homeGoalsCount: homeScore ?? 0,
      awayGoalsCount: awayScore ?? 0,
      walkOver: null,
      competitionMatchStageId: testStageId(score === null ? 'not_started' : 'finished'),
      ...changes,
    });
    return this;
  }

  /** Every pair once, in the order of seats; results by "home:away" ids, others are not played. */
  roundRobin(
    group: number,
    teams: readonly number[],
    results: Readonly<Record<string, `${number}:${number}`>>,
  ): this {
    for (const [index, home] of teams.entries()) {
      for (const away of teams.slice(index + 1))
        this.match(group, home, results[`${home}-${away}`] ?? null, away);
    }
    return this;
  }

  index(options: CompetitionOptions = {}): Competition {
    return indexTournament(this.rows, options);
  }
}

export function aTournament(): TournamentBuilder {
  return new TournamentBuilder();
}

export function indexTournament(rows: TestTournament, options: CompetitionOptions = {}): Competition {
  return indexCompetition(inputOfTournament(rows, options));
}

export function inputOfTournament(rows: TestTournament, options: CompetitionOptions = {}) {
  return {
    ...rows,
    ...options,
    roundLevels: testRounds,
    stages: testStages,
    criteriaOf: () => ({ criteria: defaultTieBreakers, criteriaUnfinished: defaultTieBreakersUnfinished }),
  };
}

export function testStageId(code: StageCode): number {
  return stageCodes.indexOf(code) + 1;
}

function seatColumns(seat: TestSeat) {
  if (seat === null || typeof seat === 'number') {
    return { teamId: seat, predecessorCompetitionGroupId: null, predecessorCompetitionGroupStandings: null };
  }
  return {
    teamId: 'team' in seat ? seat.team : null,
    predecessorCompetitionGroupId: seat.group,
    predecessorCompetitionGroupStandings: seat.standing,
  };
}
