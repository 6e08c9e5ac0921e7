import type { FormatSeat, FormatTemplate, GivenGroup } from '@sevenmetre/engine/formats';
import type { PlanDocument, PlannedCategory } from '@sevenmetre/engine/plan';
import { bestPlaceOfRound } from '@sevenmetre/rules/tournament';
import type { EditionRow } from '../../competition/index.ts';
import { standingPlacement } from '../load-plan.ts';
import { comparisonKey } from '../versions/target.ts';
import type { Standing } from '../versions/difference.ts';
import type { StandingGroup, StandingMatch, StandingSeat } from '../versions/standing.repository.ts';

/** The stored groups and matches as a plan, with the plan's keys. */
export interface StandingPlan {
  readonly document: PlanDocument;
  readonly groups: ReadonlyMap<number, string>;
  readonly matches: ReadonlyMap<number, string>;
}

/**
 * A plan that makes exactly the stored groups and matches, category by category. Matches without a group, or
 * whose sides are not seats of it, belong to no plan.
 */
export function standingPlan(standing: Standing, edition: EditionRow): StandingPlan {
  const ids = groupIds(standing.groups);
  const comparisons = comparisonsOf(standing, ids);
  const categories = new Map<string, PlannedCategory>();
  const matches = new Map<number, string>();
  const ofCategory = Map.groupBy(standing.groups, ({ category }) => category);
  for (const [category, groups] of ofCategory) {
    const taken = takeCategory(inOrderOfPlay(groups, standing.seats), standing, { ids, comparisons });
    const format: FormatTemplate = {
      id: 'given',
      guarantee: 0,
      stages: [{ kind: 'given', id: 'S', groups: taken.groups }],
    };
    if (taken.matches.size === 0) continue;
    categories.set(category, { format, entries: taken.entries });
    for (const [id, key] of taken.matches) matches.set(id, `${category} ${key}`);
  }
  const placements = standing.matches.flatMap((match) => {
    const [key, placement] = [matches.get(match.id), standingPlacement(match, edition)];
    return key === undefined || placement === null ? [] : [[key, placement] as const];
  });
  const keyOf = (id: number, category: string) => {
    const comparison = comparisons.get(id);
    return comparison ? comparisonKey(category, comparison) : `${category} ${ids.get(id)}`;
  };
  const planned = standing.groups.filter(({ category }) => categories.has(category));
  return {
    document: { categories, placements: new Map(placements), locked: new Set() },
    groups: new Map(planned.map(({ id, category }) => [id, keyOf(id, category)])),
    matches,
  };
}

/** Labels without the code of their category, unique within a category. */
function groupIds(groups: readonly StandingGroup[]): ReadonlyMap<number, string> {
  const taken = new Set<string>();
  return new Map(
    groups.map(({ id, label, category, planKey }) => {
      const known = planKey?.startsWith(`${category} `) ? planKey.slice(category.length + 1) : null;
      const short = label.startsWith(category) ? label.slice(category.length).replace(/^[\s-]+/, '') : label;
      let name = known ?? (short === '' ? label : short);
      while (taken.has(`${category} ${name}`)) name = `${name}'`;
      taken.add(`${category} ${name}`);
      return [id, name];
    }),
  );
}

/** Orders groups so that those others wait for come first. */
function inOrderOfPlay(groups: readonly StandingGroup[], seats: readonly StandingSeat[]): StandingGroup[] {
  const sources = Map.groupBy(seats, ({ groupId }) => groupId);
  const left = new Map(groups.map((group) => [group.id, group]));
  const ordered: StandingGroup[] = [];
  while (left.size > 0) {
    const ready = [...left.values()].filter(({ id }) =>
      (sources.get(id) ?? []).every(
        ({ predecessorGroupId: from }) => from === null || from === id || !left.has(from),
      ),
    );
    // A cycle of groups cannot be played, and keeps its order.
    const next = ready.length > 0 ? ready : [...left.values()];
    for (const group of next) left.delete(group.id);
    ordered.push(...next);
  }
  return ordered;
}

/** Compared groups and their place, by the id of the comparing group. */
type Comparisons = ReadonlyMap<number, { readonly groups: readonly string[]; readonly standing: number }>;

function comparisonsOf({ groups, seats }: Standing, ids: ReadonlyMap<number, string>): Comparisons {
  return new Map(
    groups.flatMap(({ id, comparedPlace: standing }) => {
      if (standing === null) return [];
      const sources = seats.filter(({ groupId }) => groupId === id);
      const compared = sources.flatMap(({ predecessorGroupId: from }) => (from && ids.get(from)) || []);
      return [[id, { groups: compared, standing }] as const];
    }),
  );
}

interface Names {
  readonly ids: ReadonlyMap<number, string>;
  readonly comparisons: Comparisons;
}

interface TakenCategory {
  readonly groups: GivenGroup[];
  readonly entries: (string | null)[];
  /** Keys of matches in the category, by id. */
  readonly matches: Map<number, string>;
}

function takeCategory(groups: readonly StandingGroup[], standing: Standing, names: Names): TakenCategory {
  const taken: TakenCategory = { groups: [], entries: [], matches: new Map() };
  const seatsOf = Map.groupBy(standing.seats, ({ groupId }) => groupId);
  const matchesOf = Map.groupBy(
    standing.matches.filter(({ isCancelled }) => !isCancelled),
    ({ groupId }) => groupId,
  );
  for (const group of groups) {
    if (names.comparisons.has(group.id)) continue;
    const rows = seatsOf.get(group.id) ?? [];
    const seats = rows.map((row) => seatOf(row, taken.entries, names));
    const id = names.ids.get(group.id) ?? group.label;
    const matches = takeMatches(id, matchesOf.get(group.id) ?? [], rows, taken.matches);
    const { level, playoff, carriesOver } = group;
    const isBracket = rows.length === 2 && matches.length === 1;
    const place = isBracket ? bestPlaceOfRound(level) : null;
    taken.groups.push({ id, level, playoff, isBracket, ranked: true, carriesOver, seats, place, matches });
  }
  return taken;
}

/** A team in two groups from the start is one entry. */
function seatOf(
  { teamId, predecessorGroupId, predecessorStandings }: StandingSeat,
  entries: (string | null)[],
  { ids, comparisons }: Names,
): FormatSeat {
  const comparison = comparisons.get(predecessorGroupId ?? 0);
  if (comparison && predecessorStandings !== null)
    return { kind: 'best', ...comparison, order: predecessorStandings };
  const group = predecessorGroupId === null ? undefined : ids.get(predecessorGroupId);
  if (group !== undefined && predecessorStandings !== null)
    return { kind: 'standing', group, standing: predecessorStandings };
  const team = teamId === null ? null : String(teamId);
  const known = team === null ? -1 : entries.indexOf(team);
  if (known >= 0) return { kind: 'entry', entry: known };
  return { kind: 'entry', entry: entries.push(team) - 1 };
}

function takeMatches(
  group: string,
  matches: readonly StandingMatch[],
  seats: readonly StandingSeat[],
  keys: Map<number, string>,
): { home: number; away: number; round: number }[] {
  const seen = new Map<string, number>();
  const rounds = new Map<number, number>();
  const inTime = matches.toSorted((a, b) => (a.startsAt ?? 0) - (b.startsAt ?? 0) || a.number - b.number);
  return inTime.flatMap((match) => {
    const home = seats.findIndex((seat) =>
      isOn(seat, match.homeTeamId, match.homePredecessorGroupId, match.homePredecessorStandings),
    );
    const away = seats.findIndex((seat) =>
      isOn(seat, match.awayTeamId, match.awayPredecessorGroupId, match.awayPredecessorStandings),
    );
    if (home < 0 || away < 0) return [];
    const key = `${group}:${home + 1}-${away + 1}`;
    const times = (seen.get(key) ?? 0) + 1;
    seen.set(key, times);
    keys.set(match.id, times === 1 ? key : `${key}/${times}`);
    const round = Math.max(rounds.get(home) ?? 0, rounds.get(away) ?? 0);
    rounds.set(home, round + 1).set(away, round + 1);
    return [{ home, away, round }];
  });
}

function isOn(
  seat: StandingSeat,
  teamId: number | null,
  group: number | null,
  standing: number | null,
): boolean {
  if (group !== null) return seat.predecessorGroupId === group && seat.predecessorStandings === standing;
  return teamId !== null && seat.teamId === teamId;
}
