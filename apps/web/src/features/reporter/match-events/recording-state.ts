import { tableClockAt, walkoverScore } from '@sevenmetre/rules/match';
import type { MatchTime, Score, TableClock } from '@sevenmetre/rules/match';
import type { StageCode, Walkover } from '@sevenmetre/rules/vocabulary';
import type {
  MatchView,
  OutboxRecord,
  ReportAsked,
  ShownEvent,
  UploaderStatus,
} from '@sevenmetre/sync/outbox/index';
import type { EventContent } from '@sevenmetre/sync/protocol';
import type { MatchRow, ReporterDevice } from '../device/device.ts';
import type { MatchSheet } from '../match-sheets/match-sheet.ts';
import { withSavedRosters } from '../match-sheets/saved-rosters.ts';
import { boardOf } from './board.ts';
import type { Board } from './board.ts';
import { same } from './same.ts';
import { noTaps } from './taps.ts';
import type { Taps } from './taps.ts';
import { approvalOf, clockNow, stageNow, walkoverNow } from './stage.ts';
import type { Approval } from './stage.ts';

export interface TableSources {
  readonly device: ReporterDevice;
  readonly sheet: MatchSheet;
  /** Until the disk has told the one that is recorded. */
  readonly clock: TableClock;
  /** The device's clock, milliseconds. */
  readonly now: () => number;
  /** An event is on the disk. */
  readonly recorded: () => void;
}

/** All that the screen of a match shows, at one moment. Replaced as a whole by every change. */
export interface TableState {
  /** As the server told it. */
  readonly loaded: MatchSheet;
  /** With the rosters that were saved here. */
  readonly sheet: MatchSheet;
  readonly view: MatchView;
  /** On their way to the disk: on the screen, and marked as not saved yet (SY15). */
  readonly saving: readonly ShownEvent[];
  readonly board: Board;
  readonly taps: Taps;
  readonly clock: TableClock;
  readonly row: MatchRow | null;
  readonly stage: StageCode;
  readonly approval: Approval;
  /** Stands instead of the goals of play; null: none does. */
  readonly walkover: Walkover | null;
  /** No server will ever approve it: to ask is all there is. */
  readonly isPractice: boolean;
  readonly status: UploaderStatus;
  /** Unsynced records of all matches on this device. */
  readonly unsent: { readonly here: number; readonly attention: number };
  /** The server has ended the session, as a list that was asked for tells; the queue tells by `status`. */
  readonly isSignedOut: boolean;
  /** What the device's disk refused to keep: it was not recorded. */
  readonly refused: readonly EventContent[];
  /** How many events this screen has recorded. */
  readonly fresh: number;
  /** The hints of the last event have been seen. */
  readonly seenHints: string | null;
  /** Approvals of the teams and remarks as they were typed here; null: nobody has typed any. */
  readonly report: ReportAsked | null;
}

const emptyView: MatchView = {
  events: [],
  counts: { here: 0, attention: 0, server: 0 },
  calls: [],
  signatures: [],
  answers: 0,
  clock: null,
  offset: null,
};

export function firstState(
  sheet: MatchSheet,
  clock: TableClock,
  { row, isPractice }: Pick<TableState, 'row' | 'isPractice'>,
): TableState {
  return {
    loaded: sheet,
    sheet,
    view: emptyView,
    saving: [],
    board: boardOf(sheet, [], null),
    taps: noTaps,
    clock,
    row,
    stage: stageNow(sheet, emptyView, row),
    approval: approvalOf(sheet, emptyView, row),
    walkover: walkoverNow(sheet, emptyView, row),
    isPractice,
    status: { paused: null, trouble: null },
    unsent: { here: 0, attention: 0 },
    isSignedOut: false,
    refused: [],
    fresh: 0,
    seenHints: null,
    report: null,
  };
}

/** The same with another view of the queue, or another sheet or answer of the server: `told` as the server tells it. */
export function withView(
  state: TableState,
  change: Partial<Pick<TableState, 'loaded' | 'view' | 'row' | 'saving'>>,
): TableState {
  const changed = { ...state, ...change };
  const isKnown = changed.loaded === state.loaded && changed.view === state.view;
  const sheet = isKnown ? state.sheet : same(withSavedRosters(changed.loaded, changed.view), state.sheet);
  const next = { ...changed, sheet };
  const { view, row, saving } = next;
  const isSame = sheet === state.sheet && view.events === state.view.events && saving === state.saving;
  const events = saving.length === 0 ? view.events : [...view.events, ...saving];
  return {
    ...next,
    clock: same(clockNow(sheet, view, row), state.clock),
    board: isSame ? state.board : boardOf(sheet, events, state.board),
    stage: stageNow(sheet, view, row),
    approval: isAskedForPractice(next) ? 'approved' : approvalOf(sheet, view, row),
    walkover: walkoverNow(sheet, view, row),
  };
}

/** The score that counts: that of the walkover while one stands, else the goals. */
export function countedScore({
  walkover,
  sheet,
  board,
}: Pick<TableState, 'walkover' | 'sheet' | 'board'>): Pick<Score, 'homeScore' | 'awayScore'> {
  return walkover === null ? board.score : walkoverScore(walkover, sheet.walkoverGoals);
}

function isAskedForPractice({ isPractice, sheet, view, row }: TableState): boolean {
  return isPractice && approvalOf(sheet, view, row) === 'waiting';
}

/** What of the events on the screen changes. */
export interface Shown {
  readonly events?: readonly ShownEvent[];
  readonly saving?: readonly ShownEvent[];
}

export function withShown(state: TableState, { events, saving }: Shown): TableState {
  const view = events === undefined ? state.view : { ...state.view, events };
  return withView(state, { view, saving: saving ?? state.saving });
}

/** The disk has an event: the screen does not say that all is on the server until the queue is read again (SY15). */
export function withRecorded(
  state: TableState,
  event: ShownEvent,
  saving: readonly ShownEvent[],
): TableState {
  const shown = withShown(state, { events: [...state.view.events, event], saving });
  const unsent = { ...state.unsent, here: state.unsent.here + 1 };
  // What was taken away before it can no longer be put back by one press: it may be this one, recorded again in a dialog.
  const taps = { ...shown.taps, undone: null };
  return { ...shown, taps, unsent, fresh: state.fresh + 1 };
}

/** Match time at an instant, milliseconds by the device. */
export function timeAt({ clock, sheet }: Pick<TableState, 'clock' | 'sheet'>, now: number): MatchTime {
  return { stage: clock.stage, seconds: tableClockAt(clock, now, sheet.halfLength) };
}

/** The disk has a clock (null: nobody has pressed it), a stage, or both: shown until the queue is read again. */
export function withPressed(
  state: TableState,
  clock: TableClock | null,
  stage: OutboxRecord | null,
): TableState {
  const { view, sheet } = state;
  const calls = stage === null ? view.calls : [...view.calls, stage];
  const shown = clock && { ...clock, stageId: sheet.stageIds[clock.stage] };
  return withView(state, { view: { ...view, calls, clock: shown ?? view.clock } });
}

/** Wherever it was approved: the clock of an approved match stands where it was. */
export function withStandingClock(state: TableState, before: TableState, now: number): TableState {
  const { approval, clock, sheet } = state;
  if (approval !== 'approved' || clock.runningSince === null) return state;
  const isStopped = before.approval === 'approved' && before.clock.runningSince === null;
  const seconds = isStopped ? before.clock.seconds : tableClockAt(clock, now, sheet.halfLength);
  return { ...state, clock: { ...clock, seconds, runningSince: null } };
}
