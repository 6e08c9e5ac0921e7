import type { Placement, Schedule } from '../schedule/index.ts';
import { minutesOfDay } from '../schedule/index.ts';

export interface MovedMatch {
  readonly match: string;
  readonly from: Placement;
  readonly to: Placement;
  /** The greatest change: day before hall before time. */
  readonly what: 'day' | 'hall' | 'time';
}

export interface ScheduleDifference {
  readonly placed: readonly string[];
  readonly unplaced: readonly string[];
  readonly moved: readonly MovedMatch[];
}

/** Differences of the second schedule from the first. */
export function differenceOf(before: Schedule, after: Schedule): ScheduleDifference {
  const moved = [...after].flatMap(([match, to]) => {
    const from = before.get(match);
    const what = from ? whatMoved(from, to) : null;
    return from && what ? [{ match, from, to, what }] : [];
  });
  return {
    placed: [...after.keys()].filter((match) => !before.has(match)),
    unplaced: [...before.keys()].filter((match) => !after.has(match)),
    moved,
  };
}

function whatMoved(from: Placement, to: Placement): MovedMatch['what'] | null {
  if (Math.floor(from.start / minutesOfDay) !== Math.floor(to.start / minutesOfDay)) return 'day';
  if (from.hall !== to.hall) return 'hall';
  return from.start === to.start ? null : 'time';
}
