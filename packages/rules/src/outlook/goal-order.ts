import type { Scenario } from './ending.ts';
import { gapBetween, type GoalCount } from './goal-gap.ts';
import type { GroupFacts } from './group-facts.ts';

/** Relation of a team to another by goals, including open matches; `open`: either may be ahead. */
type Relation = 'ahead' | 'behind' | 'level' | 'open';

/** Teams that goals certainly separate from all others. */
export interface GoalBlock {
  /** Whether they are certainly tied by goals; otherwise their order is open. */
  readonly level: boolean;
  readonly members: readonly {
    readonly team: number;
    /** Numbers of teams that are certainly better, and certainly worse. */
    readonly ahead: number;
    readonly behind: number;
  }[];
}

/** Orders teams by goals as far as no score of the open matches can change it; best first. */
export function orderByGoals(
  teams: readonly number[],
  count: GoalCount,
  [facts, scenario]: readonly [GroupFacts, Scenario],
): GoalBlock[] {
  const known = new Map<number, Map<number, Relation>>(teams.map((team) => [team, new Map()]));
  for (const [index, one] of teams.entries()) {
    for (const other of teams.slice(index + 1)) {
      const { least, most } = gapBetween(facts, scenario, count, [one, other]);
      const relation = least > 0 ? 'ahead' : most < 0 ? 'behind' : least === most ? 'level' : 'open';
      known.get(one)?.set(other, relation);
      known.get(other)?.set(one, turned[relation]);
    }
  }
  const relation = (one: number, other: number): Relation => known.get(one)?.get(other) ?? 'level';
  const blocks = blocksOf(teams, relation);
  // All pairs between two blocks have the same relation.
  blocks.sort(([a = 0], [b = 0]) => (relation(a, b) === 'ahead' ? -1 : 1));
  return blocks.map((block) => {
    const related = (team: number, kind: Relation) =>
      block.filter((other) => other !== team && relation(team, other) === kind).length;
    const members = block.map((team) => ({
      team,
      ahead: related(team, 'behind'),
      behind: related(team, 'ahead'),
    }));
    return { level: block.every((team) => related(team, 'level') === block.length - 1), members };
  });
}

const turned = { ahead: 'behind', behind: 'ahead', level: 'level', open: 'open' } as const;

/** Combines teams whose order is open, or that are tied, and teams between them. */
function blocksOf(teams: readonly number[], relation: (one: number, other: number) => Relation): number[][] {
  const blocks: number[][] = [];
  for (const team of teams) {
    const touches = (block: readonly number[]) =>
      block.some((other) => relation(team, other) === 'level' || relation(team, other) === 'open');
    const near = blocks.filter(touches);
    for (const block of near) blocks.splice(blocks.indexOf(block), 1);
    blocks.push([...near.flat(), team]);
  }
  return blocks;
}
