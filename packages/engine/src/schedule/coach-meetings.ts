import type { Board } from './board.ts';
import { type Compiled, at } from './compiled.ts';
import { type ScheduleInput, leastChance, mostReaching } from './input.ts';
import type { PossibleTeams } from './possible-teams.ts';

/**
 * For each match, the matches of other teams of a coach that may need him at the same time, and the cost if
 * they do: one of both certainly, the other one by the share of the teams that can reach it, or both by their
 * shares if they are large enough. In both directions.
 */
export function coachMeetings(
  { matches, teams, weights }: ScheduleInput,
  possible: PossibleTeams,
): ReadonlyMap<number, number>[] {
  const meets = matches.map(() => new Map<number, number>());
  const indexOfTeam = new Map(teams.map(({ id }, index) => [id, index]));
  const certain = new Map<string, { match: number; team: number }[]>();
  matches.forEach(({ teams: names }, match) => {
    for (const team of names.map((id) => indexOfTeam.get(id) ?? -1)) {
      for (const coach of teams[team]?.coaches ?? []) {
        certain.set(coach, [...(certain.get(coach) ?? []), { match, team }]);
      }
    }
  });
  const add = (one: number, other: number, cost: number): void => {
    meets[one]?.set(other, (meets[one].get(other) ?? 0) + cost);
    meets[other]?.set(one, (meets[other].get(one) ?? 0) + cost);
  };
  const reached = new Map<string, { match: number; team: number }[]>();
  possible.teams.forEach((list, match) => {
    if (list.length > mostReaching) return;
    for (const team of list) {
      for (const coach of teams[team]?.coaches ?? []) {
        reached.set(coach, [...(reached.get(coach) ?? []), { match, team }]);
      }
    }
    const cost = Math.trunc((weights.coach * (possible.open[match] ?? 0)) / list.length);
    if (cost === 0) return;
    for (const team of list) {
      for (const coach of teams[team]?.coaches ?? []) {
        const own = certain.get(coach) ?? [];
        const withTeam = new Set(own.filter((one) => one.team === team).map((one) => one.match));
        const others = new Set(own.map((one) => one.match));
        for (const other of others) if (other !== match && !withTeam.has(other)) add(match, other, cost);
      }
    }
  });
  const share = (match: number): number => (possible.open[match] ?? 0) / (possible.teams[match]?.length ?? 1);
  for (const list of reached.values()) {
    list.forEach((one, index) => {
      for (const other of list.slice(index + 1)) {
        if (other.team === one.team || other.match === one.match) continue;
        if (possible.isOrdered(one.match, other.match)) continue;
        const chance = share(one.match) * share(other.match) + tiny;
        if (chance >= leastChance) add(one.match, other.match, Math.trunc(weights.coach * chance));
      }
    });
  }
  return meets;
}

/** Products of shares are rounded down as quotients of integers are. */
const tiny = 1e-9;

/**
 * Cost of the matches that may need a coach of this one at the same time, except one of them, and only of
 * those after an index.
 */
export function meetingCost(board: Board, match: number, except: number, after = -1): number {
  const { meets, meetCosts } = board.problem.match;
  let cost = 0;
  const to = at(meets.offsets, match + 1);
  for (let item = at(meets.offsets, match); item < to; item += 1) {
    const other = at(meets.items, item);
    if (other !== except && other > after && clashes(board, match, other)) cost += at(meetCosts, item);
  }
  return cost;
}

/** Two matches that have moved: from their slots before to those of the board. -1: no other match has moved. */
interface Moved {
  readonly match: number;
  readonly from: number;
  readonly other: number;
  readonly slot: number;
}

/** Brings `meetingCosts` up to date after a move. */
export function updateMeetings(board: Board, moved: Moved): void {
  updateMeetingsOf(board, moved.match, moved);
  if (moved.other >= 0) updateMeetingsOf(board, moved.other, moved);
}

function updateMeetingsOf(board: Board, one: number, { match, from, other, slot }: Moved): void {
  const { meets, meetCosts } = board.problem.match;
  const to = at(meets.offsets, one + 1);
  for (let item = at(meets.offsets, one); item < to; item += 1) {
    const met = at(meets.items, item);
    const place = met === match ? from : met === other ? slot : at(board.slotOf, met);
    const was = clashesAt(board.problem, one, one === match ? from : slot, met, place);
    const is = clashes(board, one, met);
    if (was === is) continue;
    const rise = is ? at(meetCosts, item) : -at(meetCosts, item);
    board.meetingCosts[one] = at(board.meetingCosts, one) + rise;
    // A match that has moved, too, counts its own.
    if (met !== match && met !== other) board.meetingCosts[met] = at(board.meetingCosts, met) + rise;
  }
}

/** Whether nobody can be at both matches; false without a place. */
function clashes({ problem, slotOf }: Board, one: number, other: number): boolean {
  return clashesAt(problem, one, at(slotOf, one), other, at(slotOf, other));
}

function clashesAt(
  { slot, match, travel, names }: Compiled,
  one: number,
  place: number,
  other: number,
  otherPlace: number,
): boolean {
  if (place >= slot.count || otherPlace >= slot.count) return false;
  const [start, otherStart] = [at(slot.start, place), at(slot.start, otherPlace)];
  const way = at(travel, at(slot.hall, place) * names.halls.length + at(slot.hall, otherPlace));
  return start <= otherStart
    ? otherStart < start + at(match.duration, one) + way
    : start < otherStart + at(match.duration, other) + way;
}
