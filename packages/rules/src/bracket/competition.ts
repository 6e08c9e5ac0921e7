import type { Group, GroupTeam, Match, Punishments, RoundLevel, Stage } from '../tournament/index.ts';
import type { Criteria, StandingsInput } from '../standings/index.ts';
import type { Side } from '../vocabulary/index.ts';

export type BracketGroup = Pick<
  Group,
  'id' | 'categoryId' | 'roundLevelId' | 'carriesOver' | 'closedByHand' | 'comparedPlace'
>;

export type BracketSeat = Pick<
  GroupTeam,
  | 'id'
  | 'competitionGroupId'
  | 'seat'
  | 'teamId'
  | 'predecessorCompetitionGroupId'
  | 'predecessorCompetitionGroupStandings'
  | 'lot'
  | 'lotDrawnAt'
  | 'nobody'
  | 'deducted'
> & {
  /** Whether the team was set by hand, so that the seat follows no table; with `nobody`: whether it was left empty by hand. */
  readonly byHand?: boolean;
};

export type BracketMatch = Pick<
  Match,
  | 'id'
  | 'competitionGroupId'
  | 'homeTeamId'
  | 'awayTeamId'
  | 'homeTeamCompetitionGroupId'
  | 'awayTeamCompetitionGroupId'
  | 'homeTeamCompetitionStandings'
  | 'awayTeamCompetitionStandings'
  | 'homeScore'
  | 'awayScore'
  | 'homeGoalsCount'
  | 'awayGoalsCount'
  | 'walkOver'
  | 'competitionMatchStageId'
> &
  Punishments & {
    /** Whether the team of that side was set by hand. */
    readonly homeByHand?: boolean;
    readonly awayByHand?: boolean;
  };

/** Points for results; absent fields have the defaults of the standings. */
export type CompetitionOptions = Pick<
  StandingsInput,
  'withdrawn' | 'withdrawnPolicy' | 'ownPolicies' | 'points' | 'walkoverGoals'
> & {
  /** Whether teams of groups of different size are compared by sums, and not per match (rule ST17). */
  readonly comparesSums?: boolean;
};

export interface CompetitionInput extends CompetitionOptions {
  readonly groups: Iterable<BracketGroup>;
  readonly groupTeams: Iterable<BracketSeat>;
  readonly matches: Iterable<BracketMatch>;
  readonly roundLevels: Iterable<Pick<RoundLevel, 'id' | 'isBracket' | 'weight'>>;
  readonly stages: Iterable<Pick<Stage, 'id' | 'code'>>;
  readonly criteriaOf: (group: BracketGroup) => Criteria;
}

/** A side of a match whose team is the standing of another group. */
export interface MatchSide {
  readonly match: BracketMatch;
  readonly side: Side;
}

/** Groups, seats and matches with indexes, so that look-ups are fast. */
export interface Competition {
  readonly groups: ReadonlyMap<number, BracketGroup>;
  readonly roundLevels: ReadonlyMap<number, Pick<RoundLevel, 'id' | 'isBracket' | 'weight'>>;
  /** In seat order. */
  readonly seatsOfGroup: ReadonlyMap<number, readonly BracketSeat[]>;
  readonly matchesOfGroup: ReadonlyMap<number, readonly BracketMatch[]>;
  /** Seats and sides that wait for a standing of the group. */
  readonly seatsFedBy: ReadonlyMap<number, readonly BracketSeat[]>;
  readonly sidesFedBy: ReadonlyMap<number, readonly MatchSide[]>;
  readonly groupsOfTeam: ReadonlyMap<number, readonly number[]>;
  readonly finishedStages: ReadonlySet<number>;
  readonly unstartedStages: ReadonlySet<number>;
  readonly withdrawn: ReadonlySet<number>;
  readonly criteriaOf: (group: BracketGroup) => Criteria;
  readonly options: CompetitionOptions;
}

/** Indexes the rows of an edition, or of a part that contains all groups the requested ones depend on. */
export function indexCompetition(input: CompetitionInput): Competition {
  const seats = [...input.groupTeams].sort((a, b) => a.seat - b.seat || a.id - b.id);
  const matches = [...input.matches].sort((a, b) => a.id - b.id);
  const stages = [...input.stages];
  const withdrawn = new Set(input.withdrawn);
  return {
    groups: byId(input.groups),
    roundLevels: byId(input.roundLevels),
    seatsOfGroup: listsBy(seats, ({ competitionGroupId }) => competitionGroupId),
    matchesOfGroup: listsBy(matches, ({ competitionGroupId }) => competitionGroupId),
    seatsFedBy: listsBy(seats, ({ predecessorCompetitionGroupId }) => predecessorCompetitionGroupId),
    sidesFedBy: listsBy(
      matches.flatMap(sidesOf),
      ({ match, side }) => placeholderOf(match, side)?.groupId ?? null,
    ),
    groupsOfTeam: groupsByTeam(seats),
    finishedStages: new Set(stages.filter(({ code }) => code === 'finished').map(({ id }) => id)),
    unstartedStages: new Set(stages.filter(({ code }) => code === 'not_started').map(({ id }) => id)),
    withdrawn,
    criteriaOf: input.criteriaOf,
    options: optionsOf(input, withdrawn),
  };
}

/** A place of a group: "1. of MA-A". */
export interface Placeholder {
  readonly groupId: number;
  readonly standing: number;
}

/** The standing that a side waits for, or was filled from; null: no source. */
export function placeholderOf(match: BracketMatch, side: Side): Placeholder | null {
  return side === 'home'
    ? placeholder(match.homeTeamCompetitionGroupId, match.homeTeamCompetitionStandings)
    : placeholder(match.awayTeamCompetitionGroupId, match.awayTeamCompetitionStandings);
}

/** The standing that a seat waits for, or was filled from; null: no source. */
export function placeholderOfSeat(seat: BracketSeat): Placeholder | null {
  return placeholder(seat.predecessorCompetitionGroupId, seat.predecessorCompetitionGroupStandings);
}

/** Whether the group compares teams of other groups, without matches. */
export function isComparison(group: Pick<Group, 'comparedPlace'> | null | undefined): boolean {
  return group?.comparedPlace != null;
}

/** Whether the match or its walkover is approved: stage `finished`. */
export function isDecided(competition: Competition, match: BracketMatch): boolean {
  return competition.finishedStages.has(match.competitionMatchStageId);
}

/** Whether the match has begun or has a walkover. */
export function isBegun(competition: Competition, match: BracketMatch): boolean {
  return match.walkOver !== null || !competition.unstartedStages.has(match.competitionMatchStageId);
}

/**
 * Whether the match was decided against this side by a walkover while it had no team: nobody is seated afterwards as the loser of a match
 * that was not played (rule BR10).
 */
export function isLostEmpty(match: BracketMatch, side: Side): boolean {
  const teamId = side === 'home' ? match.homeTeamId : match.awayTeamId;
  return teamId === null && match.walkOver !== null && match.walkOver !== side;
}

function placeholder(groupId: number | null, standing: number | null): Placeholder | null {
  return groupId === null || standing === null ? null : { groupId, standing };
}

function sidesOf(match: BracketMatch): MatchSide[] {
  const home: MatchSide = { match, side: 'home' };
  const away: MatchSide = { match, side: 'away' };
  return [home, away];
}

function optionsOf(input: CompetitionInput, withdrawn: ReadonlySet<number>): CompetitionOptions {
  const { withdrawnPolicy, ownPolicies, points, walkoverGoals, comparesSums } = input;
  return {
    withdrawn,
    ...(comparesSums ? { comparesSums } : {}),
    ...(withdrawnPolicy ? { withdrawnPolicy } : {}),
    ...(ownPolicies ? { ownPolicies } : {}),
    ...(points ? { points } : {}),
    ...(walkoverGoals === undefined ? {} : { walkoverGoals }),
  };
}

function groupsByTeam(seats: readonly BracketSeat[]): Map<number, number[]> {
  const lists = listsBy(seats, ({ teamId }) => teamId);
  return new Map([...lists].map(([teamId, own]) => [teamId, own.map((seat) => seat.competitionGroupId)]));
}

function byId<T extends { readonly id: number }>(rows: Iterable<T>): Map<number, T> {
  return new Map([...rows].map((row) => [row.id, row]));
}

function listsBy<T>(rows: Iterable<T>, key: (row: T) => number | null): Map<number, T[]> {
  const lists = new Map<number, T[]>();
  for (const row of rows) {
    const at = key(row);
    if (at === null) continue;
    const list = lists.get(at);
    if (list) list.push(row);
    else lists.set(at, [row]);
  }
  return lists;
}
