import type { GroupSize, GroupStage } from './template.ts';

/**
 * Sizes of groups as even as possible, larger ones first: the number of groups whose mean size is nearest to
 * the target while all stay within its bounds. null: no number of groups does.
 */
export function splitSizes(
  teams: number,
  { target, min, max }: GroupSize,
  many?: GroupStage['groups'],
): number[] | null {
  const [fewest, most] = [many === undefined || many === 'one' ? 1 : 2, many === 'one' ? 1 : teams];
  let best: number | null = null;
  for (let groups = fewest; groups <= most; groups += 1) {
    const [small, large] = [Math.floor(teams / groups), Math.ceil(teams / groups)];
    if (small < min || large > max) continue;
    if (many === 'ofTarget' && small !== target && large !== target) continue;
    if (best === null || distance(teams, groups, target) < distance(teams, best, target)) best = groups;
  }
  if (best === null) return null;
  const [small, larger] = [Math.floor(teams / best), teams % best];
  return Array.from({ length: best }, (_, index) => (index < larger ? small + 1 : small));
}

function distance(teams: number, groups: number, target: number): number {
  return Math.abs(teams / groups - target);
}
