import type { GroupFacts } from './group-facts.ts';
import type { Aim, TeamOutlook } from './input.ts';

/** Bounds from points alone, without the fixtures: always correct, but not tight. */
export function boundedTeams(facts: GroupFacts, borders: readonly number[]): TeamOutlook[] {
  const [first, second] = facts.criteria;
  const byPoints = (first === 'withdrawn' ? second : first) === 'points';
  return facts.ids.map((teamId, team) => {
    const open = openOf(facts, team);
    const { best, worst } = byPoints ? placesByPoints(facts, team) : anyPlace(facts, team);
    const undecided = borders.filter((place) => !facts.withdrawn[team] && best <= place && place < worst);
    return {
      teamId,
      best,
      worst,
      open,
      aims: undecided.map((place) => aim(facts, [team, place], byPoints)),
    };
  });
}

function aim(facts: GroupFacts, [team, place]: readonly [number, number], byPoints: boolean): Aim {
  const now = facts.points.all[team] ?? 0;
  const [least, most] = [leastPoints(facts, team), mostPoints(facts, team)];
  const reachable = Array.from({ length: Math.max(most - least, 0) + 1 }, (_, index) => least + index);
  const others = rivals(facts, team);
  const enough = reachable.find(
    (points) => others.filter((other) => mostPoints(facts, other) >= points).length < place,
  );
  const needed = reachable.find(
    (points) => others.filter((other) => leastPoints(facts, other) > points).length < place,
  );
  return {
    place,
    by: 'bound',
    enough: byPoints && enough !== undefined ? enough - now : null,
    needed: byPoints && needed !== undefined && needed > least ? needed - now : null,
    margin: null,
    beating: [],
  };
}

function placesByPoints(facts: GroupFacts, team: number): { best: number; worst: number } {
  if (facts.withdrawn[team]) return anyPlace(facts, team);
  const others = rivals(facts, team);
  const [least, most] = [leastPoints(facts, team), mostPoints(facts, team)];
  return {
    best: 1 + others.filter((other) => leastPoints(facts, other) > most).length,
    worst: 1 + others.filter((other) => mostPoints(facts, other) >= least).length,
  };
}

/** Withdrawn teams are behind all others. */
function anyPlace(facts: GroupFacts, team: number): { best: number; worst: number } {
  const active = facts.withdrawn.filter((withdrawn) => !withdrawn).length;
  return facts.withdrawn[team] ? { best: active + 1, worst: facts.ids.length } : { best: 1, worst: active };
}

function rivals({ ids, withdrawn }: GroupFacts, team: number): number[] {
  return ids.flatMap((_, other) => (other !== team && !withdrawn[other] ? [other] : []));
}

function openOf({ open }: GroupFacts, team: number): number {
  return open.filter(({ home, away }) => home === team || away === team).length;
}

function leastPoints(facts: GroupFacts, team: number): number {
  const { win, tie, loss } = facts.worth;
  return (facts.points.all[team] ?? 0) + openOf(facts, team) * Math.min(win, tie, loss);
}

function mostPoints(facts: GroupFacts, team: number): number {
  const { win, tie, loss } = facts.worth;
  return (facts.points.all[team] ?? 0) + openOf(facts, team) * Math.max(win, tie, loss);
}
