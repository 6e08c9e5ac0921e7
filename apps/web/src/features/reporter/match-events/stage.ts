import { isTicking, stageEnd, stoppedClock, tableClockAt } from '@sevenmetre/rules/match';
import type { TableClock } from '@sevenmetre/rules/match';
import { isPeriod, isPlayed, stageCodes } from '@sevenmetre/rules/vocabulary';
import type { PeriodCode, StageCode, Walkover } from '@sevenmetre/rules/vocabulary';
import type { ClockPress, MatchView } from '@sevenmetre/sync/outbox/index';
import type { MatchRow } from '../device/device.ts';
import { stageOfId } from '../match-sheets/match-sheet.ts';
import type { MatchSheet } from '../match-sheets/match-sheet.ts';

/** How far the approval of a match has come. `refused`: somebody has to look at it. */
export type Approval = 'open' | 'waiting' | 'refused' | 'approved';

type Calls = Pick<MatchView, 'calls'>;

/** The stage as this device knows it: what it has asked for goes before what the server told. */
export function stageNow(sheet: MatchSheet, { calls }: Calls, row: MatchRow | null): StageCode {
  const asked = calls.findLast(
    ({ data, attention }) => data.kind === 'stage' && data.seen === null && attention === null,
  );
  if (asked?.data.kind === 'stage') return stageOfId(sheet, asked.data.stageId);
  return row === null ? sheet.stage : stageOfId(sheet, row.match.competitionMatchStageId);
}

export function approvalOf(sheet: MatchSheet, view: Calls, row: MatchRow | null): Approval {
  const approval = view.calls.find(({ data }) => data.kind === 'stage' && data.seen !== null);
  if (approval !== undefined) return approval.attention === null ? 'waiting' : 'refused';
  return stageNow(sheet, view, row) === 'finished' ? 'approved' : 'open';
}

/** The walkover that stands: what is asked for on this device, and was not refused, goes before what the server knows. */
export function walkoverNow(sheet: MatchSheet, { calls }: Calls, row: MatchRow | null): Walkover | null {
  const asked = calls.findLast(({ data, attention }) => data.kind === 'walkover' && attention === null);
  if (asked?.data.kind === 'walkover') return asked.data.outcome;
  return row === null ? sheet.walkOver : row.match.walkOver;
}

export interface ServerClock {
  readonly stage: StageCode;
  /** By this device's clock, milliseconds; null: nobody has started the stage. */
  readonly startedAt: number | null;
}

/**
 * The clock of the match: the newest that was recorded, unless the match has gone on without it. Then the server knows only
 * when a half was begun, so that clock runs. By this device's clock.
 */
export function clockNow(
  sheet: MatchSheet,
  view: Pick<MatchView, 'calls' | 'clock' | 'offset'>,
  row: MatchRow | null,
): TableClock {
  const server = { stage: stageNow(sheet, view, row), startedAt: startedAt(sheet, view, row) };
  if (view.clock === null) return beginningClock(null, server, sheet.halfLength);
  const { stageId, seconds, runningSince } = view.clock;
  return followedClock({ stage: stageOfId(sheet, stageId), seconds, runningSince }, server, sheet.halfLength);
}

/** null: it is not known, or by a clock that this device cannot place in its own time (MA45). */
function startedAt(
  sheet: MatchSheet,
  { calls, offset }: Pick<MatchView, 'calls' | 'offset'>,
  row: MatchRow | null,
): number | null {
  const isAsked = calls.some(({ data, attention }) => data.kind === 'stage' && attention === null);
  const began = row === null ? sheet.stageStartedAt : row.match.meta['stageStartedAt'];
  return isAsked || offset === null || typeof began !== 'string' ? null : Date.parse(began) - offset;
}

/**
 * The clock that the table begins with: its own, unless the match has gone on without it. What the server knows is only
 * when a half was begun, so that clock runs.
 */
export function beginningClock(
  kept: TableClock | null,
  { stage, startedAt }: ServerClock,
  halfLength: number,
): TableClock {
  if (kept !== null && stageCodes.indexOf(kept.stage) >= stageCodes.indexOf(stage)) return kept;
  const clock = stoppedClock(stage, halfLength);
  return isPeriod(stage) && startedAt !== null ? { ...clock, runningSince: startedAt } : clock;
}

/**
 * The clock of a table that is open while another device plays on: it follows where it is behind, or what is recorded here
 * would get a time long past, and holding the button would begin the match once more. Once play is over the clock that was
 * used stays: it goes on where it was if the match is reopened.
 */
export function followedClock(own: TableClock, server: ServerClock, halfLength: number): TableClock {
  return isPlayed(server.stage) || own.stage === 'not_started'
    ? beginningClock(own, server, halfLength)
    : own;
}

/** What holding the button by the clock does now. */
export type ClockStep =
  | { readonly kind: 'begin'; readonly stage: PeriodCode }
  | { readonly kind: 'start' }
  | { readonly kind: 'stop' }
  /** After the last half: what comes next is no matter of the clock. */
  | { readonly kind: 'finish' };

/** @param following what follows the stage of the clock, by `stageAfter` */
export function clockStep(
  clock: TableClock,
  now: number,
  halfLength: number,
  following: StageCode,
): ClockStep {
  const next: ClockStep = isPeriod(following) ? { kind: 'begin', stage: following } : { kind: 'finish' };
  if (!isPeriod(clock.stage)) return next;
  if (tableClockAt(clock, now, halfLength) >= stageEnd(clock.stage, halfLength)) return next;
  return { kind: isTicking(clock, now, halfLength) ? 'stop' : 'start' };
}

/** A clock as it is recorded. One that runs is told as it stood when it was started or set. `now` by the device's clock. */
export function pressOf(
  { stageIds }: Pick<MatchSheet, 'stageIds'>,
  { stage, seconds, runningSince }: TableClock,
  now: number,
): ClockPress {
  return { stageId: stageIds[stage], seconds, running: runningSince !== null, at: runningSince ?? now };
}
