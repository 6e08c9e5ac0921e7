import type { Placing } from '../standings/index.ts';
import type { RankedGroup } from './input.ts';

export interface Step {
  readonly group: RankedGroup;
  readonly placing: Placing;
}

/** The groups of each team in the order of play, with its place in each. */
export function pathsOf(groups: readonly RankedGroup[]): Map<number, Step[]> {
  const paths = new Map<number, Step[]>();
  for (const group of groups)
    for (const placing of group.placings) {
      const path = paths.get(placing.teamId);
      if (path) path.push({ group, placing });
      else paths.set(placing.teamId, [{ group, placing }]);
    }
  return paths;
}

/** The place in a group; tied teams have the best of theirs. */
export function standingOf({ placing, group }: Step): number {
  const level = new Set([placing.teamId, ...placing.tied]);
  const places = group.placings.filter(({ teamId }) => level.has(teamId)).map(({ position }) => position);
  return Math.min(...places);
}

/** The last group of a team with several matches, by which teams that never met are compared. */
export function lastGroupStep(path: readonly Step[]): Step | null {
  return path.findLast(({ group }) => !group.isBracket) ?? null;
}
