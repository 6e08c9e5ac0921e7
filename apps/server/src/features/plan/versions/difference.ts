import { createHash } from 'node:crypto';
import type { PlanScope } from '@sevenmetre/contract/plan/schemas';
import type { Placement } from '@sevenmetre/engine/schedule';
import type { FixedBy } from '../fixed-match.ts';
import { standingPlacement } from '../load-plan.ts';
import type { Zoned } from '../plan-edition.ts';
import type { StandingGroup, StandingMatch, StandingSeat } from './standing.repository.ts';
import type { Target, TargetGroup, TargetMatch, TargetSeat } from './target.ts';

/** What stands in the tournament. */
export interface Standing {
  readonly groups: readonly StandingGroup[];
  readonly seats: readonly StandingSeat[];
  readonly matches: readonly StandingMatch[];
}

interface SeatChange {
  readonly group: string;
  /** From 1. */
  readonly seat: number;
  readonly to: TargetSeat;
}

export interface MatchChange {
  /** Stored groups, seats and matches. */
  readonly stands: StandingMatch | null;
  readonly target: TargetMatch;
  /** Whether its sides or its group change. */
  readonly isOther: boolean;
  readonly from: Placement | null;
  readonly to: Placement | null;
}

interface RefusedMatch {
  readonly match: StandingMatch;
  readonly why: FixedBy;
}

/** All changes that publishing writes. */
export interface Difference {
  readonly newGroups: readonly TargetGroup[];
  readonly changedGroups: readonly { readonly stands: StandingGroup; readonly target: TargetGroup }[];
  readonly goneGroups: readonly StandingGroup[];
  readonly seats: readonly SeatChange[];
  /** Seats beyond the size of a group that has become smaller. */
  readonly goneSeats: readonly StandingSeat[];
  readonly matches: readonly MatchChange[];
  readonly goneMatches: readonly StandingMatch[];
  readonly refused: readonly RefusedMatch[];
}

/** Returns why a match cannot be changed; null: it can. */
export type FixedMatches = (match: StandingMatch) => FixedBy | null;

interface Comparing {
  readonly edition: Zoned;
  readonly scope: PlanScope;
  readonly fixed: FixedMatches;
}

/**
 * Compares a plan with the stored state. Matches that cannot be changed are listed in `refused` and in their
 * change.
 */
export function differenceOf(
  target: Target,
  standing: Standing,
  { edition, scope, fixed }: Comparing,
): Difference {
  const own = standing.groups.filter(({ category }) => target.categories.has(category));
  const byKey = new Map(own.flatMap((group) => (group.planKey === null ? [] : [[group.planKey, group]])));
  const isWanted = new Set(target.groups.map(({ key }) => key));
  const goneGroups = scope.groups
    ? own.filter(({ planKey }) => planKey === null || !isWanted.has(planKey))
    : [];
  const structure = scope.groups ? target.groups : [];
  const keyOf = new Map(standing.groups.map(({ id, planKey }) => [id, planKey]));
  const seats = structure.flatMap((group) => seatChanges(group, byKey.get(group.key), standing.seats, keyOf));
  const matches = matchChanges(target, standing, { byKey, keyOf, edition, scope });
  const goneMatches = scope.groups ? goneMatchesOf(target, standing, own) : [];
  return {
    newGroups: structure.filter(({ key }) => !byKey.has(key)),
    changedGroups: structure.flatMap((group) => {
      const stands = byKey.get(group.key);
      return stands && isOtherGroup(stands, group) ? [{ stands, target: group }] : [];
    }),
    goneGroups,
    seats,
    goneSeats: structure.flatMap((group) => {
      const id = byKey.get(group.key)?.id;
      return standing.seats.filter(({ groupId, seat }) => groupId === id && seat > group.seats.length);
    }),
    matches,
    goneMatches,
    refused: refusedOf(matches, goneMatches, fixed),
  };
}

/** Hash of exactly this difference. */
export function differenceHash(difference: Difference): string {
  return createHash('sha256').update(JSON.stringify(difference)).digest('hex');
}

function isOtherGroup(stands: StandingGroup, target: TargetGroup): boolean {
  const { level, playoff, carriesOver, comparedPlace } = target;
  return (
    stands.level !== level ||
    stands.playoff !== playoff ||
    stands.carriesOver !== carriesOver ||
    stands.comparedPlace !== comparedPlace
  );
}

type Keys = ReadonlyMap<number, string | null>;

function seatChanges(
  { key: group, seats }: TargetGroup,
  stands: StandingGroup | undefined,
  rows: readonly StandingSeat[],
  keyOf: Keys,
): SeatChange[] {
  const own = new Map(rows.flatMap((row) => (row.groupId === stands?.id ? [[row.seat, row]] : [])));
  return seats.flatMap((to, index) => {
    const row = own.get(index + 1);
    return row && sitsThere(row, to, keyOf) ? [] : [{ group, seat: index + 1, to }];
  });
}

type Sitting = Pick<StandingSeat, 'teamId' | 'predecessorGroupId' | 'predecessorStandings'>;

/** Whether a seat is as in the plan, regardless of the team that has filled it. */
function sitsThere(
  { teamId, predecessorGroupId, predecessorStandings }: Sitting,
  to: TargetSeat,
  keyOf: Keys,
): boolean {
  if (to.kind === 'open') return predecessorGroupId === null;
  if (to.kind === 'team') return predecessorGroupId === null && teamId === to.teamId;
  return (
    predecessorGroupId !== null &&
    keyOf.get(predecessorGroupId) === to.group &&
    predecessorStandings === to.standing
  );
}

interface Compared {
  readonly byKey: ReadonlyMap<string, StandingGroup>;
  readonly keyOf: Keys;
  readonly edition: Zoned;
  readonly scope: PlanScope;
}

function matchChanges(target: Target, standing: Standing, compared: Compared): MatchChange[] {
  const { byKey, edition, scope } = compared;
  const known = new Map(
    standing.matches.flatMap((match) => (match.planKey === null ? [] : [[match.planKey, match]])),
  );
  return target.matches.flatMap((match): MatchChange[] => {
    const stands = known.get(match.key) ?? null;
    if (stands === null || stands.isCancelled) {
      const to = scope.schedule ? match.placement : null;
      return scope.groups ? [{ stands, target: match, isOther: true, from: null, to }] : [];
    }
    const from = standingPlacement(stands, edition);
    const to = scope.schedule ? match.placement : from;
    const isOther =
      scope.groups &&
      (stands.groupId !== byKey.get(match.group)?.id || !playsThere(stands, match, standing, compared));
    return isOther || !isSame(from, to) ? [{ stands, target: match, isOther, from, to }] : [];
  });
}

/** A side with a team and without a source waits for nothing: its seat has the source. */
function playsThere(
  stands: StandingMatch,
  { home, away }: TargetMatch,
  { seats }: Standing,
  { keyOf }: Compared,
): boolean {
  const sides = [
    [stands.homeTeamId, stands.homePredecessorGroupId, stands.homePredecessorStandings, home],
    [stands.awayTeamId, stands.awayPredecessorGroupId, stands.awayPredecessorStandings, away],
  ] as const;
  return sides.every(([teamId, predecessorGroupId, predecessorStandings, to]) => {
    if (sitsThere({ teamId, predecessorGroupId, predecessorStandings }, to, keyOf)) return true;
    const own = seats.filter((seat) => seat.groupId === stands.groupId && sitsThere(seat, to, keyOf));
    return predecessorGroupId === null && own.some((seat) => seat.teamId === teamId);
  });
}

/** Stored matches of published categories that are not in the plan. */
function goneMatchesOf(target: Target, standing: Standing, own: readonly StandingGroup[]): StandingMatch[] {
  const groups = new Set(own.map(({ id }) => id));
  const wanted = new Set(target.matches.map(({ key }) => key));
  return standing.matches.filter(
    ({ groupId, planKey, isCancelled }) =>
      !isCancelled && groupId !== null && groups.has(groupId) && (planKey === null || !wanted.has(planKey)),
  );
}

function refusedOf(
  matches: readonly MatchChange[],
  gone: readonly StandingMatch[],
  fixed: FixedMatches,
): RefusedMatch[] {
  const touched = [...matches.flatMap(({ stands }) => (stands === null ? [] : [stands])), ...gone];
  return touched.flatMap((match) => {
    const why = fixed(match);
    return why === null ? [] : [{ match, why }];
  });
}

function isSame(one: Placement | null, other: Placement | null): boolean {
  return one?.hall === other?.hall && one?.start === other?.start;
}
