import { type Compiled, at, listAt, isSet } from './compiled.ts';
import { minutesOfDay } from './input.ts';

/**
 * Earliest and latest start of each match. If `latest` is less than `earliest`, the match cannot be played.
 */
export interface Windows {
  readonly earliest: Int32Array;
  readonly latest: Int32Array;
}

const never = 1_000_000_000;

/**
 * Time windows of matches from their dependencies alone: matches before and after need their time. Every
 * schedule without broken rules is inside.
 */
export function windowsOf(problem: Compiled): Windows {
  const starts = startsOfPermissions(problem);
  const byTail = Array.from({ length: problem.match.count }, (_, match) => match).sort(
    (a, b) => at(problem.match.tail, a) - at(problem.match.tail, b) || a - b,
  );
  const pause = leastPauses(problem);
  return {
    latest: latestStarts(problem, { starts, pause, order: byTail }),
    earliest: earliestStarts(problem, { starts, pause, order: byTail.toReversed() }),
  };
}

/**
 * The first and the last permitted start of each match. If not all matches can have a place, one may be where it
 * could not be beside all others.
 */
export function ownWindowsOf(problem: Compiled): Windows {
  const starts = startsOfPermissions(problem);
  const { permission } = problem.match;
  return {
    earliest: permission.map((own) => starts[own]?.[0] ?? never),
    latest: permission.map((own) => starts[own]?.at(-1) ?? -1),
  };
}

/** Whether each match has a start between those before and after it. */
export function hasStarts({ earliest, latest }: Windows): boolean {
  return earliest.every((one, match) => one <= at(latest, match));
}

/** The different starts of each permission, in order. */
function startsOfPermissions(problem: Compiled): Int32Array[] {
  return Array.from({ length: problem.permission.count }, (_, permission) => {
    const slots = listAt(problem.permission.slots, permission);
    return Int32Array.from(new Set(slots.map((slot) => at(problem.slot.start, slot)))).sort();
  });
}

/** What the windows follow from. */
interface Given {
  readonly starts: readonly Int32Array[];
  readonly pause: (from: number, to: number) => number;
  readonly order: readonly number[];
}

/** Minutes from the end of a match to one that waits for it: the rest, or the shortest way if no court is shared. */
function leastPauses({ match, permission, slot, travel, names, buffers }: Compiled): Given['pause'] {
  const halls = Array.from({ length: permission.count }, (_, own) => [
    ...new Set(listAt(permission.slots, own).map((one) => at(slot.hall, one))),
  ]);
  const ways = new Int32Array(permission.count * permission.count).fill(-1);
  const wayOf = (from: number, to: number): number => {
    const [here, there] = [halls[from] ?? [], halls[to] ?? []];
    if (here.length === 0 || there.length === 0 || here.some((hall) => there.includes(hall))) return 0;
    const all = here.flatMap((hall) => there.map((other) => at(travel, hall * names.halls.length + other)));
    return Math.min(...all) + buffers.afterTravel;
  };
  return (from, to) => {
    const [own, other] = [at(match.permission, from), at(match.permission, to)];
    const index = own * permission.count + other;
    if (at(ways, index) < 0) ways[index] = wayOf(own, other);
    return Math.max(at(match.rest, from), at(ways, index));
  };
}

function latestStarts(problem: Compiled, { starts, pause, order }: Given): Int32Array {
  const { match, group } = problem;
  const latest = new Int32Array(match.count).fill(never);
  for (const one of order) {
    const own = starts[at(match.permission, one)] ?? new Int32Array();
    let bound = lastDayEnd(problem, one);
    for (const follower of listAt(match.followers, one)) {
      bound = Math.min(bound, at(latest, follower) - pause(one, follower) - at(match.duration, one));
    }
    const ofGroup = at(match.group, one);
    for (const follower of ofGroup < 0 ? [] : listAt(group.followers, ofGroup)) {
      bound = Math.min(
        bound,
        at(latest, follower) - pauseAfterGroup(problem, follower) - at(match.duration, one),
      );
    }
    latest[one] = own.findLast((start) => start <= bound) ?? -1;
  }
  return latest;
}

/** Minutes from the end of a group to a match that waits for it: time for the table, and the rest of a team. */
function pauseAfterGroup({ match, buffers }: Compiled, follower: number): number {
  const rest = isSet(match.decided, follower) ? 0 : at(match.rest, follower);
  return Math.max(buffers.afterGroup, rest);
}

/** End of the day by which a match has to begin, because its following rounds need further days. */
function lastDayEnd({ days, match }: Compiled, one: number): number {
  const daysNeeded = Math.ceil((at(match.tail, one) + 1) / at(match.maxPath, one));
  return (days + 1 - daysNeeded) * minutesOfDay - 1;
}

function earliestStarts(problem: Compiled, { starts, pause, order }: Given): Int32Array {
  const { match } = problem;
  const earliest = new Int32Array(match.count);
  const groupEnds = new Map<number, number>();
  // All matches of a group come before those that wait for it.
  const endOf = (group: number): number => {
    const end = groupEnds.get(group) ?? endOfGroup(problem, starts, earliest, group);
    groupEnds.set(group, end);
    return end;
  };
  for (const one of order) {
    const own = starts[at(match.permission, one)] ?? new Int32Array();
    let bound = 0;
    for (const feeder of listAt(match.feeders, one)) {
      const ready =
        feeder < 0
          ? endOf(-1 - feeder) + pauseAfterGroup(problem, one)
          : at(earliest, feeder) + at(match.duration, feeder) + pause(feeder, one);
      bound = Math.max(bound, ready);
    }
    earliest[one] = own.find((start) => start >= bound) ?? never;
  }
  return earliest;
}

/**
 * Earliest end of a group: each team needs a number of matches, and plays only so many in a day. A match that an
 * organiser has fixed late may be the last one of its team.
 */
function endOfGroup(
  { match, team, group }: Compiled,
  starts: readonly Int32Array[],
  earliest: Int32Array,
  index: number,
): number {
  const all = listAt(group.matches, index);
  const firstOf = (matches: Int32Array): number => Math.min(...matches.map((one) => at(earliest, one)));
  const duration = Math.min(...all.map((one) => at(match.duration, one)));
  const cycle = duration + Math.min(...all.map((one) => at(match.rest, one)));
  const atOnce = Math.floor(listAt(group.teams, index).length / 2);
  // With an odd number of teams, one of them is free in each round.
  const rounds = atOnce === 0 ? 1 : Math.ceil(all.length / atOnce);
  let end = firstOf(all) + duration + (rounds - 1) * cycle;
  for (const one of all) end = Math.max(end, at(earliest, one) + at(match.duration, one));
  for (const player of listAt(group.teams, index)) {
    const own = listAt(team.matches, player).filter((one) => at(match.group, one) === index);
    const perDay = at(team.maxPerDay, player);
    const fullDays = Math.floor((own.length - 1) / perDay);
    const onLastDay = own.length - fullDays * perDay;
    const day = Math.floor(firstOf(own) / minutesOfDay) + fullDays;
    const onDay = Array.from(own, (one) =>
      starts[at(match.permission, one)]?.find((start) => start >= day * minutesOfDay),
    ).filter((start) => start !== undefined);
    const first = fullDays === 0 ? firstOf(own) : Math.min(never, ...onDay);
    end = Math.max(end, first + duration + (onLastDay - 1) * cycle);
  }
  return Math.min(end, never);
}

/** Permitted slots of each match in its window. Matches with the same permission and window share a list. */
export function slotsInWindows(
  { match, permission, slot }: Compiled,
  { earliest, latest }: Windows,
): Int32Array[] {
  const known = new Map<string, Int32Array>();
  return Array.from(match.permission, (own, one) => {
    const [from, to] = [at(earliest, one), at(latest, one)];
    const name = `${own} ${from} ${to}`;
    const list =
      known.get(name) ??
      listAt(permission.slots, own).filter(
        (each) => at(slot.start, each) >= from && at(slot.start, each) <= to,
      );
    known.set(name, list);
    return list;
  });
}
