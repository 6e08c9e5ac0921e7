import type { Board } from './board.ts';
import { type Compiled, at, listAt, isSet } from './compiled.ts';
import { CheapestFlow } from './cheapest-flow.ts';
import { minutesOfDay, wishLimits } from './input.ts';

const { lunchFrom, lunchTo, lunchNeeds } = wishLimits;

/** Matches with the same places, hours and teams for the count: of groups of one kind, or outside of groups. */
interface Kind {
  readonly permission: number;
  readonly earliest: number;
  readonly latest: number;
  readonly duration: number;
  /** Number of teams that each match names. */
  readonly teams: number;
  /** null: third matches of a day are not counted. */
  readonly thirds: Thirds | null;
  matches: number;
  groups: number;
}

/** Matches of a group on a day without a third match of a team, and what the next one and all further ones cost. */
interface Thirds {
  readonly free: number;
  readonly next: number;
  readonly further: number;
}

/**
 * A lower bound, in tenths of a point, of third matches on a day and of days without a free hour around noon: all
 * matches as a flow over days to the starts of the courts, with the least that a day of a group costs. 0 if the flow
 * has no room for all of them, so that nothing is said.
 */
export function dayBound(board: Board): number {
  const { problem } = board;
  const kinds = kindsOf(board);
  const types = slotTypes(problem);
  const [source, sink] = [0, 1];
  const flow = new CheapestFlow();
  const typeNodes = types.map(({ count }) => {
    const node = flow.addNode();
    flow.addEdge(node, sink, count, 0);
    return node;
  });
  for (const kind of kinds) {
    const node = flow.addNode();
    flow.addEdge(source, node, kind.matches, 0);
    for (let day = 0; day < problem.days; day += 1) {
      const own = types.flatMap((type, index) =>
        type.day === day && mayUse(problem, kind, type) ? [{ type, to: typeNodes[index] ?? sink }] : [],
      );
      if (own.length === 0) continue;
      const onDay = flow.addNode();
      for (const [room, cost] of roomOf(kind)) flow.addEdge(node, onDay, room, cost);
      for (const { type, to } of own) flow.addEdge(onDay, to, kind.matches, lunchCost(problem, kind, type));
    }
  }
  const { amount, cost } = flow.send(source, sink);
  return amount < problem.match.count ? 0 : cost;
}

/** Numbers of matches that fit into a day, and what each of them costs. */
function roomOf({ thirds, groups, matches }: Kind): (readonly [number, number])[] {
  if (thirds === null) return [[matches, 0]];
  return [
    [thirds.free * groups, 0],
    [groups, thirds.next],
    [matches, thirds.further],
  ];
}

function kindsOf({ problem, earliest, latest }: Board): Kind[] {
  const { match, group } = problem;
  const thirdsOf = new Map<number, Thirds>();
  const counted = new Set<number>();
  for (let index = 0; index < group.count; index += 1) {
    const matches = [...listAt(group.matches, index)];
    const teams = listAt(group.teams, index);
    const hasOneKind = new Set(
      matches.map((one) => nameOf(problem, one, at(earliest, one), at(latest, one))),
    );
    const isOwn = matches.every((one) => listAt(match.teams, one).length === 2);
    // A third match of a day counts once, in one of the groups of its team.
    if (hasOneKind.size !== 1 || !isOwn || teams.some((team) => counted.has(team))) continue;
    for (const team of teams) counted.add(team);
    const thirds = thirdsIn(problem, index, teams);
    if (thirds !== null) thirdsOf.set(index, thirds);
  }
  const kinds = new Map<string, Kind>();
  const seen = new Set<number>();
  for (let one = 0; one < match.count; one += 1) {
    const own = at(match.group, one);
    const thirds = own < 0 ? null : (thirdsOf.get(own) ?? null);
    const [from, to] = [at(earliest, one), at(latest, one)];
    const name = `${nameOf(problem, one, from, to)} ${JSON.stringify(thirds)}`;
    const kind = kinds.get(name) ?? {
      permission: at(match.permission, one),
      earliest: from,
      latest: to,
      duration: at(match.duration, one),
      teams: listAt(match.teams, one).length,
      thirds,
      matches: 0,
      groups: 0,
    };
    kind.matches += 1;
    if (thirds !== null && !seen.has(own)) kind.groups += 1;
    if (own >= 0) seen.add(own);
    kinds.set(name, kind);
  }
  return [...kinds.values()];
}

function nameOf({ match }: Compiled, one: number, from: number, to: number): string {
  const teams = listAt(match.teams, one).length;
  return [at(match.permission, one), from, to, at(match.duration, one), teams].join(' ');
}

/**
 * Each team plays two matches of a day for nothing, and with its third one as many more as it may. A match takes two
 * of these places.
 */
function thirdsIn({ team, match, weights }: Compiled, group: number, teams: Int32Array): Thirds | null {
  let [places, most] = [0, 0];
  for (const one of teams) {
    const count = listAt(team.matches, one).filter((own) => at(match.group, own) === group).length;
    places += Math.min(count, 2, at(team.maxPerDay, one));
    most = Math.max(most, Math.min(count, at(team.maxPerDay, one)) - 2);
  }
  if (most <= 0) return null;
  const free = Math.floor(places / 2);
  const each = weights.thirdInDay / most;
  return { free, next: (2 * (free + 1) - places) * each, further: 2 * each };
}

/** Slots of a day that the same matches may use, with the same start if it lies around noon. */
interface SlotType {
  readonly day: number;
  readonly slots: readonly number[];
  /** Time of day of all slots; null: lunch does not depend on it. */
  readonly noon: number | null;
  readonly count: number;
}

function slotTypes({ slot, permission }: Compiled): SlotType[] {
  const groups = Map.groupBy(slot.start.keys(), (one) => {
    const allowed = Array.from({ length: permission.count }, (_, own) => own).filter((own) =>
      isSet(permission.allows, own * slot.count + one),
    );
    return [
      at(slot.day, one),
      noonOf(at(slot.start, one) - at(slot.day, one) * minutesOfDay),
      ...allowed,
    ].join(' ');
  });
  return [...groups.values()].map((slots) => {
    const [first = 0] = slots;
    const day = at(slot.day, first);
    const noon = noonOf(at(slot.start, first) - day * minutesOfDay);
    return { day, slots, noon, count: slots.length };
  });
}

/** A start at which a match can take the last free hour around noon. */
function noonOf(time: number): number | null {
  return time < lunchFrom - lunchNeeds || time >= lunchTo ? null : time;
}

function mayUse({ slot, permission }: Compiled, kind: Kind, { slots }: SlotType): boolean {
  const [first = 0] = slots;
  if (!isSet(permission.allows, kind.permission * slot.count + first)) return false;
  return slots.some((one) => at(slot.start, one) >= kind.earliest && at(slot.start, one) <= kind.latest);
}

/** Both teams of a match have no free hour around noon if it is in the middle. */
function lunchCost({ weights }: Compiled, { duration, teams }: Kind, { noon }: SlotType): number {
  if (noon === null) return 0;
  const end = noon + duration;
  const isTouching = noon < lunchTo && end > lunchFrom;
  const isMissed = noon - lunchFrom < lunchNeeds && lunchTo - end < lunchNeeds;
  return isTouching && isMissed ? weights.lunch * teams : 0;
}
