import type { Side, StageCode } from '../vocabulary/index.ts';
import { eventClock, stageEnd, stageStart } from './clock.ts';
import type { EventTypes } from './event-type.ts';
import type { RecordedEvent } from './recorded-event.ts';
import { isOfShootout } from './score.ts';

type Half = Extract<StageCode, '1st_half' | '2nd_half'>;

/** A stretch of a half in which a side has no goal on record. */
export interface GoalGap {
  readonly stage: Half;
  /** Match clock in seconds. */
  readonly from: number;
  readonly to: number;
  /** Where a goal that is put into the gap stands: in its middle. */
  readonly middle: number;
  readonly opponentGoals: number;
}

export interface GapSearch {
  readonly types: EventTypes;
  /** Seconds of one half. */
  readonly halfLength: number;
  /** How far the match has come. */
  readonly stage: StageCode;
  /** Match clock in seconds. */
  readonly clock: number;
}

const halves: readonly Half[] = ['1st_half', '2nd_half'];

/**
 * Where a goal of a side that the hall board shows and the record does not may have been forgotten, the longest stretch
 * first: most goals fall close to each other. No gap reaches over half-time, so that a goal put into it knows its half. Rule MA33.
 */
export function goalGaps(events: Iterable<RecordedEvent>, side: Side, search: GapSearch): GoalGap[] {
  const { types, halfLength } = search;
  const goals = [...events].filter((event) => {
    const type = types.get(event.competitionEventTypeId);
    return type !== undefined && type.scoreIncrease > 0 && !isOfShootout(event, type);
  });
  const gaps = halves.flatMap((stage) => {
    const played = playedOf(stage, search);
    if (played === null) return [];
    const ofHalf = goals.filter(({ competitionMatchStageCode }) => competitionMatchStageCode === stage);
    const timesOf = (own: boolean) =>
      ofHalf.filter((goal) => (goal.side === side) === own).map((goal) => eventClock(goal, halfLength));
    return between(stage, played, timesOf(true), timesOf(false));
  });
  return gaps.sort((a, b) => b.to - b.from - (a.to - a.from) || a.from - b.from);
}

/** null: the half has not begun. A half that is over is played to its end. */
function playedOf(stage: Half, { stage: now, clock, halfLength }: GapSearch): [number, number] | null {
  const [start, end] = [stageStart(stage, halfLength), stageEnd(stage, halfLength)];
  if (now === 'not_started' || (now === '1st_half' && stage === '2nd_half')) return null;
  return [start, now === stage ? Math.min(Math.max(clock, start), end) : end];
}

function between(
  stage: Half,
  [start, end]: [number, number],
  own: readonly number[],
  others: readonly number[],
): GoalGap[] {
  const marks = [start, ...own.toSorted((a, b) => a - b), end];
  return marks.slice(1).flatMap((to, index) => {
    const from = marks[index] ?? start;
    if (to <= from) return [];
    const opponentGoals = others.filter((time) => time > from && time < to).length;
    return [{ stage, from, to, middle: Math.floor((from + to) / 2), opponentGoals }];
  });
}
