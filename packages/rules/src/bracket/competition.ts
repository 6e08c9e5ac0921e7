import type { Group, GroupTeam, Match, RoundLevel, Stage } from '../tournament/index.ts';
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
> & {
  /** Whether somebody gave it to its team by hand, so that it follows no table. */
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
> & {
  /** Whether somebody put the team of that side there by hand. */
  readonly homeByHand?: boolean;
  readonly awayByHand?: boolean;
};

/** How results are worth something; absent fields take the defaults of the standings. */
export type CompetitionOptions = Pick<
  StandingsInput,
  'withdrawn' | 'withdrawnPolicy' | 'ownPolicies' | 'points' | 'walkoverGoals'
> & {
  /** Whether teams of groups of different size are compared by sums, and not by what they have won in a match (rule ST17). */
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

/** A home or away side of a match whose team is the standing of another group. */
export interface MatchSide {
  readonly match: BracketMatch;
  readonly side: Side;
}

/** Groups, seats and matches, indexed once: every question after that looks only at what it concerns. */
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

/** Indexes the rows of an edition, or of a part of it that holds every group the asked ones depend on. */
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

/** The standing that a side of a match waits for, or was filled from; null: its team was named from the start. */
export function placeholderOf(match: BracketMatch, side: Side): Placeholder | null {
  return side === 'home'
    ? placeholder(match.homeTeamCompetitionGroupId, match.homeTeamCompetitionStandings)
    : placeholder(match.awayTeamCompetitionGroupId, match.awayTeamCompetitionStandings);
}

/** The standing that a seat waits for, or was filled from; null: its team was named from the start. */
export function placeholderOfSeat(seat: BracketSeat): Placeholder | null {
  return placeholder(seat.predecessorCompetitionGroupId, seat.predecessorCompetitionGroupStandings);
}

/** Whether teams of other groups are compared in the group, and nobody meets in it. */
export function isComparison(group: Pick<Group, 'comparedPlace'> | null | undefined): boolean {
  return group?.comparedPlace != null;
}

/** A match that is approved, or a walkover that is: stage `finished`. */
export function isDecided(competition: Competition, match: BracketMatch): boolean {
  return competition.finishedStages.has(match.competitionMatchStageId);
}

/** Somebody has begun it, or a walkover stands in its place. */
export function isBegun(competition: Competition, match: BracketMatch): boolean {
  return match.walkOver !== null || !competition.unstartedStages.has(match.competitionMatchStageId);
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
