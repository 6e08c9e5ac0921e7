import type { Ground } from './ground.ts';
import type { Aim, TeamOutlook } from './input.ts';

/** What points alone say, without looking at who plays whom: nothing certain is wrong, much that is certain is not found. */
export function boundedTeams(ground: Ground, borders: readonly number[]): TeamOutlook[] {
  const [first, second] = ground.criteria;
  const byPoints = (first === 'withdrawn' ? second : first) === 'points';
  return ground.ids.map((teamId, team) => {
    const open = openOf(ground, team);
    const { best, worst } = byPoints ? placesByPoints(ground, team) : anyPlace(ground, team);
    const undecided = borders.filter((place) => !ground.withdrawn[team] && best <= place && place < worst);
    return {
      teamId,
      best,
      worst,
      open,
      aims: undecided.map((place) => aim(ground, [team, place], byPoints)),
    };
  });
}

function aim(ground: Ground, [team, place]: readonly [number, number], byPoints: boolean): Aim {
  const now = ground.points.all[team] ?? 0;
  const [least, most] = [leastPoints(ground, team), mostPoints(ground, team)];
  const reachable = Array.from({ length: Math.max(most - least, 0) + 1 }, (_, index) => least + index);
  const others = rivals(ground, team);
  const enough = reachable.find(
    (points) => others.filter((other) => mostPoints(ground, other) >= points).length < place,
  );
  const needed = reachable.find(
    (points) => others.filter((other) => leastPoints(ground, other) > points).length < place,
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

function placesByPoints(ground: Ground, team: number): { best: number; worst: number } {
  if (ground.withdrawn[team]) return anyPlace(ground, team);
  const others = rivals(ground, team);
  const [least, most] = [leastPoints(ground, team), mostPoints(ground, team)];
  return {
    best: 1 + others.filter((other) => leastPoints(ground, other) > most).length,
    worst: 1 + others.filter((other) => mostPoints(ground, other) >= least).length,
  };
}

/** Withdrawn teams stand behind all others. */
function anyPlace(ground: Ground, team: number): { best: number; worst: number } {
  const active = ground.withdrawn.filter((withdrawn) => !withdrawn).length;
  return ground.withdrawn[team] ? { best: active + 1, worst: ground.ids.length } : { best: 1, worst: active };
}

function rivals({ ids, withdrawn }: Ground, team: number): number[] {
  return ids.flatMap((_, other) => (other !== team && !withdrawn[other] ? [other] : []));
}

function openOf({ open }: Ground, team: number): number {
  return open.filter(({ home, away }) => home === team || away === team).length;
}

function leastPoints(ground: Ground, team: number): number {
  const { win, tie, loss } = ground.worth;
  return (ground.points.all[team] ?? 0) + openOf(ground, team) * Math.min(win, tie, loss);
}

function mostPoints(ground: Ground, team: number): number {
  const { win, tie, loss } = ground.worth;
  return (ground.points.all[team] ?? 0) + openOf(ground, team) * Math.max(win, tie, loss);
}
