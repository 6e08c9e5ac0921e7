import type { PlanSeat } from '@sevenmetre/contract/plan/schemas';
import type { DerivedGroup } from '../draft/derive.ts';
import type { TargetGroup } from './target.ts';

type BestSeat = Extract<PlanSeat, { kind: 'best' }>;

/** Key of the group that compares the teams in one place of several groups. */
export function comparisonKey(
  category: string,
  { groups, standing }: Pick<BestSeat, 'groups' | 'standing'>,
): string {
  return `${category} ${standing} ${groups.join(' ')}`;
}

/** Adds the groups that compare teams for the seats of a plan, each after the last group that it compares. */
export function withComparisons(
  groups: readonly TargetGroup[],
  derived: readonly DerivedGroup[],
): TargetGroup[] {
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
