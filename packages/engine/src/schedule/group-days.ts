import type { Board } from './board.ts';
import { type Compiled, at, listAt, isSet } from './compiled.ts';

/** A third match of a team on a day costs points. */
const mostWithoutThird = 2;
/** With more days than that, only their rotations are tried. */
const mostPermuted = 3;

/** Matches of a group on one day, and the free starts of a hall that they may use. */
export interface GroupDay {
  readonly matches: readonly number[];
  readonly slots: readonly number[];
}

/**
 * Chooses a day for each match of a group so that no team has a third match on a day, as early as there is room, and
 * for each day a hall: of those that the fewest other matches may use the one with the fewest free starts that suffice, so
 * that other groups keep whole days. null: there are no such days.
 * @param demand number of matches that may use each slot
 */
export function chooseGroupDays(board: Board, group: number, demand: Int32Array): readonly GroupDay[] | null {
  const { problem } = board;
  const matches = [...listAt(problem.group.matches, group)].toSorted(
    (a, b) => at(problem.match.round, a) - at(problem.match.round, b) || a - b,
  );
  const halls = freeSlots(board, group, matches);
  const days = [...halls.keys()].toSorted((a, b) => a - b);
  let best: { readonly parts: readonly GroupDay[]; readonly lateness: number } | null = null;
  for (const order of ordersOf(days)) {
    const split = splitOverDays(problem, matches, order);
    if (split === null) continue;
    const lateness = [...split].reduce((sum, [day, list]) => sum + day * list.length, 0);
    if (best !== null && lateness >= best.lateness) continue;
    const parts = [...split].flatMap(([day, own]): GroupDay[] => {
      const free = halls.get(day) ?? [];
      const isSpread =
        new Set(own.flatMap((one) => [...listAt(problem.match.teams, one)])).size === 2 * own.length;
      // Where each team plays once, its match can be in any hall.
      const slots =
        tightest(free, own.length, demand) ?? (isSpread ? tightest([free.flat()], own.length, demand) : null);
      return slots === null ? [] : [{ matches: own, slots }];
    });
    if (parts.length === split.size) best = { parts, lateness };
  }
  return best?.parts ?? null;
}

/** The free slots that all matches of a group may use, for each day by hall, before those that wait for the group. */
function freeSlots(
  { problem, slotOf, matchAt, latest }: Board,
  group: number,
  matches: readonly number[],
): ReadonlyMap<number, readonly number[][]> {
  const { slot, match, permission, buffers } = problem;
  const [first = -1] = matches;
  const due = listAt(problem.group.followers, group).reduce(
    (least, follower) => {
      const place = at(slotOf, follower);
      if (place >= slot.count) return least;
      const pause = Math.max(buffers.afterGroup, at(match.rest, first));
      return Math.min(least, at(slot.start, place) - pause - at(match.duration, first));
    },
    at(latest, first),
  );
  const others = new Set(matches.map((one) => at(match.permission, one)));
  const free = [...listAt(permission.slots, at(match.permission, first))].filter(
    (one) =>
      at(matchAt, one) < 0 &&
      at(slot.start, one) <= due &&
      [...others].every((own) => isSet(permission.allows, own * slot.count + one)),
  );
  const byDay = Map.groupBy(free, (one) => at(slot.day, one));
  return new Map(
    [...byDay].map(([day, list]) => [day, [...Map.groupBy(list, (one) => at(slot.hall, one)).values()]]),
  );
}

function tightest(
  halls: readonly (readonly number[])[],
  need: number,
  demand: Int32Array,
): readonly number[] | null {
  const demandOf = ([first = -1]: readonly number[]): number => at(demand, first);
  const [best] = halls
    .filter((slots) => slots.length >= need)
    .toSorted((a, b) => demandOf(a) - demandOf(b) || a.length - b.length);
  return best ?? null;
}

/** Days in the order in which they are filled. */
function ordersOf(days: readonly number[]): number[][] {
  if (days.length <= mostPermuted) return permutations(days);
  return days.map((_, index) => [...days.slice(index), ...days.slice(0, index)]);
}

function permutations(days: readonly number[]): number[][] {
  if (days.length < 2) return [[...days]];
  return days.flatMap((day) => permutations(days.filter((one) => one !== day)).map((rest) => [day, ...rest]));
}

/** Each match on the first day on which its teams have a match free. null: one has no such day. */
function splitOverDays(
  { match, team }: Compiled,
  matches: readonly number[],
  days: readonly number[],
): ReadonlyMap<number, number[]> | null {
  const counts = new Map<string, number>();
  const split = new Map<number, number[]>();
  for (const one of matches) {
    const teams = listAt(match.teams, one);
    const day = days.find((each) =>
      teams.every(
        (own) => (counts.get(`${own} ${each}`) ?? 0) < Math.min(mostWithoutThird, at(team.maxPerDay, own)),
      ),
    );
    if (day === undefined) return null;
    for (const own of teams) counts.set(`${own} ${day}`, (counts.get(`${own} ${day}`) ?? 0) + 1);
    split.set(day, [...(split.get(day) ?? []), one]);
  }
  return split;
}
