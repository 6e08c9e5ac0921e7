import { isExtra, periodCodes, stageCodes } from '../vocabulary/index.ts';
import type { PeriodCode, Side, StageCode } from '../vocabulary/index.ts';
import { eventClock, stageEnd, stageStart } from './clock.ts';
import type { EventTypes } from './event-type.ts';
import type { RecordedEvent } from './recorded-event.ts';
import { isOfShootout } from './score.ts';

/** A part of a half in which a side has no recorded goal. */
export interface GoalGap {
  readonly stage: PeriodCode;
  /** Match clock in seconds. */
  readonly from: number;
  readonly to: number;
  /** Time of a goal that is inserted into the gap: its middle. */
  readonly middle: number;
  readonly opponentGoals: number;
}

export interface GapSearch {
  readonly types: EventTypes;
  /** Seconds of one half. */
  readonly halfLength: number;
  /** Present stage of the match. */
  readonly stage: StageCode;
  /** Match clock in seconds. */
  readonly clock: number;
}

/**
 * Where a goal that is on the scoreboard but not recorded may be missing: the longest gap first, since most
 * goals are close together. Gaps do not extend over half-time, so that an inserted goal has a half. Rule
 * MA33.
 */
export function goalGaps(events: Iterable<RecordedEvent>, side: Side, search: GapSearch): GoalGap[] {
  const { types, halfLength } = search;
  const goals = [...events].filter((event) => {
    const type = types.get(event.competitionEventTypeId);
    return type !== undefined && type.scoreIncrease > 0 && !isOfShootout(event, type);
  });
  // After the last whistle nobody knows which extra times were played but those with events.
  const reached = periodCodes.filter(
    (stage) => !isExtra(stage) || stage === search.stage || goals.some(isOf(stage)),
  );
  const gaps = reached.flatMap((stage) => {
    const played = playedOf(stage, search);
    if (played === null) return [];
    const ofHalf = goals.filter(isOf(stage));
    const timesOf = (own: boolean) =>
      ofHalf.filter((goal) => (goal.side === side) === own).map((goal) => eventClock(goal, halfLength));
    return between(stage, played, timesOf(true), timesOf(false));
  });
  return gaps.sort((a, b) => b.to - b.from - (a.to - a.from) || a.from - b.from);
}

function isOf(stage: StageCode): (event: RecordedEvent) => boolean {
  return ({ competitionMatchStageCode }) => competitionMatchStageCode === stage;
}

/** null: the half has not begun. A past half was played to its end. */
function playedOf(stage: PeriodCode, { stage: now, clock, halfLength }: GapSearch): [number, number] | null {
  const [start, end] = [stageStart(stage, halfLength), stageEnd(stage, halfLength)];
  if (stageCodes.indexOf(now) < stageCodes.indexOf(stage)) return null;
  return [start, now === stage ? Math.min(Math.max(clock, start), end) : end];
}

function between(
  stage: PeriodCode,
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
