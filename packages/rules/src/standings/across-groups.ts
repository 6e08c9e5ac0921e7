import type { TieBreaker } from '../vocabulary/index.ts';
import type { Tally } from './input.ts';

/** A team that stands on the compared place of its own group. */
export interface AcrossTeam extends Pick<Tally, 'games' | 'points' | 'goalsScored' | 'goalsConceded'> {
  readonly teamId: number;
  readonly lot?: number | null;
}

/** Criteria that mean something between teams that never met. */
export type AcrossCriterion = Exclude<
  TieBreaker,
  'headToHeadPoints' | 'headToHeadDifference' | 'headToHeadGoals'
>;

const defaultAcrossCriteria: readonly AcrossCriterion[] = [
  'points',
  'overallDifference',
  'overallGoals',
  'lots',
];

export interface AcrossOptions {
  readonly criteria?: readonly TieBreaker[];
  /** `total`: sums are compared. `perMatch`: sums divided by games, fair between groups of different size. */
  readonly measure?: 'total' | 'perMatch';
}

export interface AcrossPlacing {
  readonly teamId: number;
  /** 1 is best; teams that are level stand by ascending id. */
  readonly position: number;
  /** The criterion that set the team apart from the one above it, for the first from the one below. */
  readonly criterion: AcrossCriterion | 'undecided' | null;
  /** Of that criterion, for this team; divided by games when measured per match. */
  readonly value: number | null;
  readonly tied: readonly number[];
}

/**
 * Compares teams on the same place of several groups, as for the best thirds. They have not met, so criteria of
 * head-to-head are left out of the list. Unless told otherwise, groups of different size are measured per match.
 */
export function standingsAcross(teams: Iterable<AcrossTeam>, options: AcrossOptions = {}): AcrossPlacing[] {
  const all = [...teams].sort((a, b) => a.teamId - b.teamId);
  const sizes = new Set(all.map(({ games }) => games));
  const perMatch = (options.measure ?? (sizes.size > 1 ? 'perMatch' : 'total')) === 'perMatch';
  const criteria = (options.criteria ?? defaultAcrossCriteria).filter(isAcross);
  const compare = (a: AcrossTeam, b: AcrossTeam) => firstDifference(a, b, criteria, perMatch);
  const sorted = all.sort((a, b) => compare(a, b).order || a.teamId - b.teamId);
  return sorted.map((team, index) => {
    const neighbour = sorted[index - 1] ?? sorted[1];
    const criterion = neighbour ? compare(team, neighbour).criterion : null;
    const level = sorted.filter((other) => other !== team && compare(team, other).order === 0);
    return {
      teamId: team.teamId,
      position: index + 1,
      criterion,
      value: criterion === null || criterion === 'undecided' ? null : shownValue(team, criterion, perMatch),
      tied: level.map(({ teamId }) => teamId),
    };
  });
}

interface Difference {
  readonly order: number;
  readonly criterion: AcrossCriterion | 'undecided';
}

function firstDifference(
  a: AcrossTeam,
  b: AcrossTeam,
  criteria: readonly AcrossCriterion[],
  perMatch: boolean,
): Difference {
  for (const criterion of criteria) {
    const order = criterion === 'lots' ? compareLots(a, b) : compareValues(a, b, criterion, perMatch);
    if (order !== 0) return { order, criterion };
  }
  return { order: 0, criterion: 'undecided' };
}

/** Whole numbers only: a/m against b/n is a·n against b·m, so no rounding can decide a place. */
function compareValues(
  a: AcrossTeam,
  b: AcrossTeam,
  criterion: Exclude<AcrossCriterion, 'lots'>,
  perMatch: boolean,
): number {
  if (!perMatch) return valueOf(b, criterion) - valueOf(a, criterion);
  if (a.games === 0 || b.games === 0) return b.games - a.games;
  return valueOf(b, criterion) * a.games - valueOf(a, criterion) * b.games;
}

/** Only two drawn lots are compared; a team without one goes after those that have one. */
function compareLots(a: AcrossTeam, b: AcrossTeam): number {
  const [lotA, lotB] = [a.lot ?? null, b.lot ?? null];
  if (lotA === null || lotB === null) return Number(lotA === null) - Number(lotB === null);
  return lotA - lotB;
}

function valueOf(team: AcrossTeam, criterion: Exclude<AcrossCriterion, 'lots'>): number {
  switch (criterion) {
    case 'points':
      return team.points;
    case 'overallDifference':
      return team.goalsScored - team.goalsConceded;
    case 'overallGoals':
      return team.goalsScored;
  }
}

function shownValue(team: AcrossTeam, criterion: AcrossCriterion, perMatch: boolean): number | null {
  if (criterion === 'lots') return team.lot ?? null;
  const value = valueOf(team, criterion);
  return perMatch && team.games > 0 ? value / team.games : value;
}

function isAcross(criterion: TieBreaker): criterion is AcrossCriterion {
  return !criterion.startsWith('headToHead');
}
