import type { PlanScope, PlanSeat } from '@sevenmetre/contract/plan/schemas';
import type { Placement } from '@sevenmetre/engine/schedule';
import type { DerivedGroup } from '../draft/derive.ts';
import type { LoadedPlan } from '../load-plan.ts';
import { currentSchedule } from '../planned.ts';

type BestSeat = Extract<PlanSeat, { kind: 'best' }>;

/** Key of the group that compares the teams in one place of several groups. */
export function comparisonKey(
  category: string,
  { groups, standing }: Pick<BestSeat, 'groups' | 'standing'>,
): string {
  return `${category} ${standing} ${groups.join(' ')}`;
}

/** Adds the groups that compare teams for the seats of a plan, each after the last group that it compares. */
function withComparisons(groups: readonly TargetGroup[], derived: readonly DerivedGroup[]): TargetGroup[] {
  const made = new Map<string, TargetGroup>();
  for (const { category, seats } of derived)
    for (const seat of seats)
      if (seat.kind === 'best') {
        const comparison = comparisonOf(category, seat, groups);
        made.set(comparison.key, comparison);
      }
  const ordered = [...groups];
  for (const comparison of made.values()) {
    const sources = new Set(comparison.seats.map((seat) => (seat.kind === 'standing' ? seat.group : '')));
    ordered.splice(ordered.findLastIndex(({ key }) => sources.has(key)) + 1, 0, comparison);
  }
  return ordered;
}

/** The comparison has the weight of the groups that it compares. */
function comparisonOf(category: string, seat: BestSeat, groups: readonly TargetGroup[]): TargetGroup {
  const { standing, groups: ids } = seat;
  const sources = new Set(ids.map((id) => `${category} ${id}`));
  const last = groups.findLast(({ key }) => sources.has(key));
  return {
    key: comparisonKey(category, seat),
    category,
    label: `${category}-${standing}${shortList(ids)}`,
    level: last?.level ?? 'main',
    playoff: null,
    carriesOver: false,
    comparedPlace: standing,
    weight: last?.weight ?? 1,
    seats: [...sources].map((group) => ({ kind: 'standing', group, standing })),
  };
}

const namedGroups = 6;

/** `ABC`, or `A-H` for many groups. */
function shortList(ids: readonly string[]): string {
  return ids.length > namedGroups ? `${ids[0]}-${ids.at(-1)}` : ids.join('');
}

/** Occupant of a seat or side: a given team, the team in a place, or not known yet. */
export type TargetSeat =
  | { readonly kind: 'team'; readonly teamId: number | null }
  | { readonly kind: 'standing'; readonly group: string; readonly standing: number }
  | { readonly kind: 'open' };

export interface TargetGroup {
  readonly key: string;
  readonly category: string;
  readonly label: string;
  readonly level: string;
  readonly playoff: string | null;
  readonly carriesOver: boolean;
  /** Place of the groups whose teams are compared here; null: an ordinary group. */
  readonly comparedPlace: number | null;
  readonly weight: number;
  readonly seats: readonly TargetSeat[];
}

export interface TargetMatch {
  readonly key: string;
  readonly category: string;
  readonly group: string;
  readonly home: TargetSeat;
  readonly away: TargetSeat;
  /** null: not scheduled. */
  readonly placement: Placement | null;
}

/** Groups, seats and matches that a publication should result in. */
export interface Target {
  /** Published categories; stored rows of others stay unchanged. */
  readonly categories: ReadonlySet<string>;
  readonly groups: readonly TargetGroup[];
  readonly matches: readonly TargetMatch[];
}

/** @param stood categories of the published plan: those that the plan no longer has are removed */
export function targetOf(
  plan: Pick<LoadedPlan, 'document' | 'derived' | 'matches'>,
  scope: PlanScope,
  stood: ReadonlySet<string>,
): Target {
  const all = new Set([...plan.document.categories.keys(), ...stood]);
  const categories = new Set([...all].filter((code) => scope.categories?.includes(code) ?? true));
  const { entries } = plan.derived;
  const seat = (category: string, found: PlanSeat | undefined) =>
    seatOf(category, found, entries.get(category) ?? []);
  const derived = plan.derived.groups.filter(({ category }) => categories.has(category));
  const seatsOf = new Map(derived.map(({ key, seats }) => [key, seats]));
  const schedule = currentSchedule(plan);
  const sideOf = (category: string, group: string, index: number) =>
    seat(category, seatsOf.get(group)?.[index]);
  const groups = derived.map((group) => targetGroup(group, (found) => seat(group.category, found)));
  return {
    categories,
    groups: withComparisons(groups, derived),
    matches: plan.matches
      .filter(({ category }) => categories.has(category))
      .map(({ key, category, groupKey, home, away }) => ({
        key,
        category,
        group: groupKey,
        home: sideOf(category, groupKey, home),
        away: sideOf(category, groupKey, away),
        placement: schedule.get(key) ?? null,
      })),
  };
}

function targetGroup(group: DerivedGroup, seatFor: (seat: PlanSeat) => TargetSeat): TargetGroup {
  const { key, category, label, level, playoff, carriesOver, seats, order, isBracket } = group;
  return {
    key,
    category,
    label: `${category}-${label}`,
    // A second group stage is not a bracket, although it has the level of qualifiers.
    level: level === 'extra' && !isBracket ? 'main' : level,
    playoff,
    carriesOver,
    comparedPlace: null,
    weight: order + 1,
    seats: seats.map(seatFor),
  };
}

/** The best of several groups comes from the group that compares them. */
function seatOf(
  category: string,
  found: PlanSeat | undefined,
  entries: readonly (string | null)[],
): TargetSeat {
  if (!found) return { kind: 'open' };
  if (found.kind === 'best')
    return { kind: 'standing', group: comparisonKey(category, found), standing: found.order };
  if (found.kind === 'standing')
    return { kind: 'standing', group: `${category} ${found.group}`, standing: found.standing };
  const team = entries[found.entry];
  return { kind: 'team', teamId: team == null ? null : Number(team) };
}
