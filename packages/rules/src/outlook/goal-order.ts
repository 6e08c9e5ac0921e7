import type { Scenario } from './ending.ts';
import { gapBetween, type GoalCount } from './goal-gap.ts';
import type { GroupFacts } from './group-facts.ts';

/** How a team stands to another by goals that may still fall; `open`: either may be ahead. */
type Relation = 'ahead' | 'behind' | 'level' | 'open';

/** Teams next to each other in the order, whom goals set apart from all others for certain. */
export interface GoalBlock {
  /** Whether goals leave them level for certain; otherwise who of them is ahead is open. */
  readonly level: boolean;
  readonly members: readonly {
    readonly team: number;
    /** Teams of the block that are certainly better, and certainly worse. */
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
  // Between two blocks every pair is apart, and in the same direction.
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

/** Puts teams together of which one may be ahead of the other, or level with it, and whoever stands between them. */
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
