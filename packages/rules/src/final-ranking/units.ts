import type { RankedGroup } from './input.ts';
import { lastGroupStep, standingOf, type Step } from './paths.ts';

/** Teams that ended in the same play-off, or in groups of one round with teams from the same places. */
export interface Unit {
  readonly playoff: string | null;
  readonly isBracket: boolean;
  /** Position in the order of play of the first group in which one of them ended. */
  readonly first: number;
  readonly teamIds: readonly number[];
}

/**
 * Best unit first (rule FP3).
 *
 * @param groups in the order of play
 */
export function unitsOf(groups: readonly RankedGroup[], paths: ReadonlyMap<number, readonly Step[]>): Unit[] {
  const clusters = clustersOf(paths);
  // In a round of groups the first one counts.
  const rounds = [...new Set(groups.flatMap(({ id }) => clusters.get(id) ?? []))];
  return [...endedAlike(paths, clusters)]
    .map(([group, teamIds]) => unitOf(groups, paths, group, teamIds))
    .toSorted(compareKinds)
    .map((unit) => ({ unit, best: bestPlaces(unit, paths, clusters, rounds) }))
    .sort((a, b) => comparePlaces(a.best, b.best) || compareKinds(a.unit, b.unit))
    .map(({ unit }) => unit);
}

/** Teams by the letter of the play-off, or by the round of groups, in which they ended. */
function endedAlike(
  paths: ReadonlyMap<number, readonly Step[]>,
  clusters: ReadonlyMap<number, number>,
): Iterable<[RankedGroup, number[]]> {
  const ended = new Map<string, [RankedGroup, number[]]>();
  for (const [teamId, path] of paths) {
    const group = path.at(-1)?.group;
    if (!group) continue;
    const key = group.isBracket ? `playoff ${group.playoff}` : `groups ${clusters.get(group.id)}`;
    const found = ended.get(key);
    if (found) found[1].push(teamId);
    else ended.set(key, [group, [teamId]]);
  }
  return ended.values();
}

function unitOf(
  groups: readonly RankedGroup[],
  paths: ReadonlyMap<number, readonly Step[]>,
  { isBracket, playoff }: RankedGroup,
  teamIds: readonly number[],
): Unit {
  const last = new Set(teamIds.map((teamId) => paths.get(teamId)?.at(-1)?.group.id));
  const first = groups.findIndex(({ id }) => last.has(id));
  return { playoff: isBracket ? playoff : null, isBracket, first, teamIds };
}

/** Best place of a unit's teams in each round of groups that they played, in the order of play. */
function bestPlaces(
  { teamIds }: Unit,
  paths: ReadonlyMap<number, readonly Step[]>,
  clusters: ReadonlyMap<number, number>,
  rounds: readonly number[],
): ReadonlyMap<number, number> {
  const best = new Map<number, number>();
  for (const step of teamIds.flatMap((teamId) => paths.get(teamId) ?? [])) {
    const cluster = clusters.get(step.group.id);
    if (cluster === undefined) continue;
    best.set(cluster, Math.min(best.get(cluster) ?? Infinity, standingOf(step)));
  }
  return new Map(rounds.flatMap((round) => (best.has(round) ? [[round, best.get(round) ?? 0]] : [])));
}

/** Compares places in the last round of groups from which both came. */
function comparePlaces(a: ReadonlyMap<number, number>, b: ReadonlyMap<number, number>): number {
  const differing = [...a].findLast(([cluster, place]) => b.has(cluster) && b.get(cluster) !== place);
  return differing === undefined ? 0 : differing[1] - (b.get(differing[0]) ?? 0);
}

function compareKinds(a: Unit, b: Unit): number {
  if (a.isBracket !== b.isBracket) return a.isBracket ? -1 : 1;
  const [one, other] = [a.playoff ?? '', b.playoff ?? ''];
  return one === other ? a.first - b.first : one < other ? -1 : 1;
}

interface Taken {
  readonly group: RankedGroup;
  readonly first: number;
  readonly last: number;
}

/**
 * Groups of one round whose teams come from overlapping places of earlier groups: id of the first by group.
 */
function clustersOf(paths: ReadonlyMap<number, readonly Step[]>): Map<number, number> {
  const clusters = new Map<number, number>();
  let cluster = { round: NaN, last: 0, id: 0 };
  for (const { group, first, last } of takenPlaces(paths)) {
    const { id, round } = group;
    cluster =
      round === cluster.round && first <= cluster.last
        ? { ...cluster, last: Math.max(cluster.last, last) }
        : { round, last, id };
    clusters.set(id, cluster.id);
  }
  return clusters;
}

/** By round, then by the best place. */
function takenPlaces(paths: ReadonlyMap<number, readonly Step[]>): Taken[] {
  const places = new Map<RankedGroup, number[]>();
  for (const path of paths.values())
    path.forEach(({ group }, index) => {
      if (group.isBracket) return;
      const before = lastGroupStep(path.slice(0, index));
      const known = places.get(group) ?? [];
      places.set(group, [...known, before ? standingOf(before) : 0]);
    });
  return [...places]
    .map(([group, taken]) => ({ group, first: Math.min(...taken), last: Math.max(...taken) }))
    .sort((a, b) => a.group.round - b.group.round || a.first - b.first || a.group.id - b.group.id);
}
