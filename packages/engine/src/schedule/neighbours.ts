import type { Random } from '../random/index.ts';
import type { Board } from './board.ts';
import { at, isSet } from './compiled.ts';
import { slotsInWindows } from './windows.ts';

/** No slot to try. */
export const none = -1;

/**
 * Shares of 256 by kind of move: any slot, the hall of a related match, the same time in another hall; the
 * rest: nearby.
 */
const shares = { anywhere: 90, sameHall: 154, sameTime: 218 } as const;
const nearby = 4;
const looks = 40;

/** Draws what to move and where to. */
export class Neighbours {
  private readonly board: Board;
  /** Permitted slots of each match between its earliest and its latest start. */
  private readonly slots: readonly Int32Array[];

  constructor(board: Board) {
    this.board = board;
    this.slots = slotsInWindows(board.problem, board);
  }

  /** Chooses a match to move: an unplaced one in every eighth turn, one with broken rules in every fourth. */
  chooseMatch(movable: Int32Array, random: Random, turn: number): number {
    const { board } = this;
    if (board.unplacedCount > 0 && turn % 8 === 1) {
      return at(board.unplaced, random.below(board.unplacedCount));
    }
    if (board.broken > board.unplacedCount && turn % 4 === 0) {
      for (let look = 0; look < looks; look += 1) {
        const match = at(movable, random.below(movable.length));
        if (isBroken(board, match)) return match;
      }
    }
    return at(movable, random.below(movable.length));
  }

  /** Chooses a slot to try for a match; `none` if this kind of move is not possible now. */
  chooseSlot(match: number, random: Random): number {
    const { board } = this;
    const { slot: slots, permission, match: matches } = board.problem;
    const current = at(board.slotOf, match);
    const kind = random.below(256);
    if (current >= slots.count || kind < shares.anywhere) {
      const own = this.slots[match];
      return own === undefined || own.length === 0 ? none : at(own, random.below(own.length));
    }
    const slot = slotOfKind(board, match, current, kind, random);
    if (slot === none) return none;
    return isSet(permission.allows, at(matches.permission, match) * slots.count + slot) ? slot : none;
  }
}

function isBroken(board: Board, match: number): boolean {
  if (!board.isPlaced(match)) return false;
  const { teams, maxPath } = board.problem.match;
  if (at(board.chainBroken, match) > 0 || at(board.pathLength, match) > at(maxPath, match)) return true;
  const to = at(teams.offsets, match + 1);
  for (let item = at(teams.offsets, match); item < to; item += 1) {
    if (at(board.teamBroken, at(teams.items, item)) > 0) return true;
  }
  return false;
}

function slotOfKind(board: Board, match: number, current: number, kind: number, random: Random): number {
  const { slot: slots, days, names } = board.problem;
  if (kind < shares.sameHall) {
    const other = at(board.slotOf, relatedMatch(board, match, random));
    if (other >= slots.count) return none;
    const hallDay = at(slots.hall, other) * days + at(slots.day, other);
    return at(slots.first, hallDay) + random.below(at(slots.inHallDay, hallDay));
  }
  if (kind < shares.sameTime) {
    const hallDay = random.below(names.halls.length) * days + at(slots.day, current);
    return slotAtTime(board, hallDay, at(slots.start, current));
  }
  const hallDay = at(slots.hall, current) * days + at(slots.day, current);
  const slot = current + random.below(2 * nearby + 1) - nearby;
  const first = at(slots.first, hallDay);
  return slot < first || slot >= first + at(slots.inHallDay, hallDay) ? none : slot;
}

/** Another match of one of its teams, or a feeder or follower. */
function relatedMatch(board: Board, match: number, random: Random): number {
  const { match: matches, team } = board.problem;
  const firstTeam = at(matches.teams.offsets, match);
  const teams = at(matches.teams.offsets, match + 1) - firstTeam;
  if (teams > 0) {
    const player = at(matches.teams.items, firstTeam + random.below(teams));
    const first = at(team.matches.offsets, player);
    return at(team.matches.items, first + random.below(at(team.matches.offsets, player + 1) - first));
  }
  const [firstBefore, firstAfter] = [
    at(matches.feeders.offsets, match),
    at(matches.followers.offsets, match),
  ];
  const before = at(matches.feeders.offsets, match + 1) - firstBefore;
  const after = at(matches.followers.offsets, match + 1) - firstAfter;
  const chosen = random.below(before + after);
  if (chosen >= before)
    return after === 0 ? match : at(matches.followers.items, firstAfter + chosen - before);
  const feeder = at(matches.feeders.items, firstBefore + chosen);
  return feeder < 0 ? match : feeder;
}

/** The slot of a hall's day whose start is nearest to a time. */
function slotAtTime(board: Board, hallDay: number, time: number): number {
  const { slot: slots } = board.problem;
  const first = at(slots.first, hallDay);
  const count = at(slots.inHallDay, hallDay);
  if (count === 0) return none;
  const offset = time - at(slots.start, first);
  const index = Math.round(offset / at(slots.length, first));
  return index < 0 || index >= count ? none : first + index;
}
