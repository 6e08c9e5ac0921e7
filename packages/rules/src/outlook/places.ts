import { type Ending, pointsFor, type Scenario } from './ending.ts';
import type { GoalCount } from './goal-gap.ts';
import { orderByGoals } from './goal-order.ts';
import type { GroupFacts } from './group-facts.ts';

/** Best and worst place of every team, by index. */
export interface Places {
  readonly best: readonly number[];
  readonly worst: readonly number[];
}

/** A combination of endings of all open matches, and the possible places. */
export interface Possibility {
  readonly scenario: Scenario;
  readonly places: Places;
}

/**
 * Possible places for these endings of the open matches with any scores. Points are exact. If open goals
 * decide, either team may be ahead, unless no score allows it.
 */
export function placesIn(facts: GroupFacts, scenario: Scenario): Places {
  const best = facts.ids.map(() => 1);
  const worst = facts.ids.map(() => facts.ids.length);
  const all = facts.ids.map((_, index) => index);
  order(all, { facts, scenario, best, worst, points: pointsOfEndings(facts, scenario) }, [0, 0]);
  return { best, worst };
}

/** Points of each open match: home, away. */
type PointsOfEndings = readonly (readonly [number, number])[];

/** Points for these endings of the open matches. */
export function pointsOfEndings(facts: GroupFacts, { endings }: Scenario): PointsOfEndings {
  const turned = (ending: Ending): Ending => (ending === 1 ? -1 : ending === -1 ? 1 : 0);
  return endings.map((ending) => [pointsFor(facts, ending), pointsFor(facts, turned(ending))]);
}

interface Counted {
  readonly facts: GroupFacts;
  readonly points: PointsOfEndings;
}

interface Search extends Counted {
  readonly scenario: Scenario;
  /** Filled during the search. */
  readonly best: number[];
  readonly worst: number[];
}

type Criterion = GroupFacts['criteria'][number];

/** Follows the criteria like the final table, from one of them on; `before` teams are ahead of these. */
function order(
  teams: readonly number[],
  search: Search,
  [criterion, before]: readonly [number, number],
): void {
  const name = search.facts.criteria[criterion];
  if (teams.length < 2 || name === undefined || lotsAreMissing(search.facts, name, teams)) {
    for (const team of teams) place(search, team, [before + 1, before + teams.length]);
    return;
  }
  let ahead = before;
  const count = goalCount(name, teams);
  if (count === null) {
    for (const level of byValue(teams, (team) => valueOf(search, team, [name, teams]))) {
      order(level, search, [criterion + 1, ahead]);
      ahead += level.length;
    }
    return;
  }
  for (const { level, members } of orderByGoals(teams, count, [search.facts, search.scenario])) {
    const last = ahead + members.length;
    if (level)
      order(
        members.map(({ team }) => team),
        search,
        [criterion + 1, ahead],
      );
    else for (const one of members) place(search, one.team, [ahead + 1 + one.ahead, last - one.behind]);
    ahead = last;
  }
}

function place({ best, worst }: Search, team: number, [first, last]: readonly [number, number]): void {
  best[team] = first;
  worst[team] = last;
}

/** Whether lots decide between these teams and not all are drawn. */
export function lotsAreMissing(
  { lots }: GroupFacts,
  criterion: Criterion,
  teams: readonly number[],
): boolean {
  return criterion === 'lots' && teams.some((team) => lots[team] === null);
}

/** The goals or punishments that a criterion counts for tied teams; null if it counts none. */
export function goalCount(criterion: Criterion, level: readonly number[]): GoalCount | null {
  switch (criterion) {
    case 'headToHeadDifference':
      return { kind: 'difference', among: level };
    case 'overallDifference':
      return { kind: 'difference', among: null };
    case 'headToHeadGoals':
      return { kind: 'goals', among: level };
    case 'overallGoals':
      return { kind: 'goals', among: null };
    case 'fewerCards':
      return { kind: 'cards', among: null };
    case 'fairPlay':
      return { kind: 'fairPlay', among: null };
    default:
      return null;
  }
}

/** Value of a criterion without goals; the greatest is best. */
export function valueOf(
  search: Counted,
  team: number,
  [criterion, level]: readonly [Criterion, readonly number[]],
): number {
  switch (criterion) {
    case 'withdrawn':
      return search.facts.withdrawn[team] ? -1 : 0;
    case 'lots':
      return -(search.facts.lots[team] ?? 0);
    default:
      return pointsOf(search, team, criterion === 'points' ? null : level);
  }
}

function pointsOf({ facts, points }: Counted, team: number, among: readonly number[] | null): number {
  let sum = among
    ? among.reduce((all, other) => all + (facts.points.against[team]?.[other] ?? 0), 0)
    : (facts.points.all[team] ?? 0);
  for (const [match, { home, away }] of facts.open.entries()) {
    if (home !== team && away !== team) continue;
    if (among && !among.includes(home === team ? away : home)) continue;
    sum += points[match]?.[home === team ? 0 : 1] ?? 0;
  }
  return sum;
}

function byValue(teams: readonly number[], value: (team: number) => number): number[][] {
  const levels = new Map<number, number[]>();
  for (const team of teams) {
    const own = value(team);
    const level = levels.get(own);
    if (level) level.push(team);
    else levels.set(own, [team]);
  }
  return [...levels].sort(([a], [b]) => b - a).map(([, level]) => level);
}
