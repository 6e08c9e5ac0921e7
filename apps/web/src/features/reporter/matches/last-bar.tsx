import type { Hint } from '@sevenmetre/rules/match';
import { isPlayed } from '@sevenmetre/rules/vocabulary';
import { useState } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { hintsFor } from '../match-events/board.ts';
import type { BoardRow } from '../match-events/board.ts';
import { contentOf, isOfTeam, isSaving, secondsOf, timeOf } from '../match-events/content.ts';
import type { Armed } from '../match-events/taps.ts';
import type { TableState } from '../match-events/recording-state.ts';
import { personOf, typesOf } from '../match-sheets/match-sheet.ts';
import { readFeedback } from '../device/feedback.ts';
import { Bar } from './bar.tsx';
import type { BarAction, BarContent } from './bar.tsx';
import { Tag } from './event-row.tsx';
import { approvalBar, type BarSource, fixingBar, lateBar, refusedBar, walkoverBar } from './mode-bars.tsx';
import { Mark } from './mark.tsx';
import { useScreen, useTablePart } from './recording-context.ts';
import { useForgottenHalf } from './use-forgotten-half.ts';
import { useTimeout } from './use-timeout.ts';
import { clockText, labelOf, typeNameOf, whoIs, whoOf } from './words.ts';

/** The only place for feedback, hints and undo: what happened last, and what can be done about it. */
export function LastBar() {
  const t = useWords();
  const screen = useScreen();
  const state = {
    taps: useTablePart('taps'),
    board: useTablePart('board'),
    sheet: useTablePart('sheet'),
    refused: useTablePart('refused'),
    approval: useTablePart('approval'),
    row: useTablePart('row'),
    stage: useTablePart('stage'),
    seenHints: useTablePart('seenHints'),
    walkover: useTablePart('walkover'),
  };
  const fresh = useTablePart('fresh');
  const forgotten = useForgottenHalf();
  const [notYet, setNotYet] = useState<number | null>(null);
  const secondsLeft = useTimeout(state.board.last, state.sheet.timeouts);
  const found = forgotten === null || forgotten.keys.length === notYet ? null : forgotten.keys.length;
  const asked = { forgotten: found, notYet: () => setNotYet(found), secondsLeft };
  return <Bar content={barOf({ t, screen, state }, asked)} fresh={fresh} />;
}

/** State that changes with time, not with taps. */
interface ByTime {
  /** Events recorded since a first half that goes on by the clock alone; null: nothing says so, or it was denied. */
  readonly forgotten: number | null;
  readonly notYet: () => void;
  /** Of a time-out; null: none is running. */
  readonly secondsLeft: number | null;
}

function barOf(source: BarSource, { forgotten, notYet, secondsLeft }: ByTime): BarContent {
  const { taps, board, sheet, refused, approval, seenHints, walkover } = source.state;
  if (refused.length > 0) return refusedBar(source);
  if (taps.fixing !== null) return fixingBar(source, taps.fixing);
  if (taps.late !== null) return lateBar(source, taps.late);
  if (taps.armed !== null) return armedBar(source, taps.armed);
  if (approval !== 'open') return approvalBar(source);
  if (walkover !== null) return walkoverBar(source, walkover);
  if (taps.undone !== null) return undoneBar(source, taps.undone);
  if (forgotten !== null) return forgottenBar(source, forgotten, notYet);
  if (board.last === null) return pickBar(source);
  const isSeen = seenHints === board.last.event.key || isSaving(board.last.event);
  const hint = isSeen ? undefined : hintsFor(sheet, board, board.last, readFeedback().timeouts)[0];
  return hint === undefined
    ? lastEventBar(source, board.last, secondsLeft)
    : hintBar(source, board.last, hint);
}

/** Takes the last event away; it can be put back. */
function undoAction({ t, screen }: BarSource, isDisabled = false): BarAction {
  const act = () => screen.table.undo();
  return { kind: 'undo', mark: <Mark name="undo" />, label: t('reporter.bar.undo'), act, isDisabled };
}

/** A phone has no room for it beside the events; where nothing is played, entering late is what one comes for. */
function lateAction({ t, screen }: Pick<BarSource, 't' | 'screen'>): BarAction {
  return { kind: 'only-phone', label: t('reporter.rail.late'), act: () => screen.open({ kind: 'late' }) };
}

function pickBar({ t, screen, state }: BarSource): BarContent {
  const begins = state.stage === 'not_started' ? t('reporter.bar.notStarted') : '';
  return {
    title: t('reporter.bar.pick'),
    text: screen.device.isPractice ? t('reporter.bar.practice') : begins,
    actions: [lateAction({ t, screen })],
  };
}

function lastEventBar(source: BarSource, row: BoardRow, secondsLeft: number | null): BarContent {
  const { t, screen, state } = source;
  const { sheet, taps } = state;
  const { content } = row.event;
  const isOnce = taps.notice === 'once' ? ` · ${t('reporter.bar.once')}` : '';
  const allowsSecond = typesOf(sheet).get(content.eventTypeId)?.secondaryParticipantAllowed === true;
  const fix = (who: 'player' | 'second') => () => screen.table.setTaps({ fixing: { event: row.event, who } });
  const isPale = isSaving(row.event);
  const second: readonly BarAction[] =
    allowsSecond && content.secondaryParticipantId === null
      ? [{ label: t('reporter.bar.second'), act: fix('second'), isDisabled: isPale }]
      : [];
  return {
    mark: <Tag side={content.side} label={labelOf(sheet, content)} />,
    title: `${typeNameOf(t, sheet, content.eventTypeId)} · ${row.person?.name ?? whoOf(t, sheet, content)}`,
    text: isPale
      ? t('reporter.bar.saving')
      : `${clockText(secondsOf(content))} · ${sheet.teams[content.side].name}${secondsLeft === null ? isOnce : ` · ${t('reporter.bar.timeout', { seconds: secondsLeft })}`}`,
    isSaving: isPale,
    actions: [
      ...second,
      { label: t('reporter.bar.fix'), act: fix('player'), isDisabled: isPale },
      isPlayed(state.stage)
        ? { kind: 'only-phone', label: t('reporter.rail.all'), act: () => screen.open({ kind: 'all' }) }
        : lateAction(source),
      undoAction(source, isPale),
    ],
  };
}

const redCardHints: readonly Hint[] = ['third-suspension', 'blue-without-red', 'officials-second-suspension'];

function hintBar(source: BarSource, row: BoardRow, hint: Hint): BarContent {
  const { t, screen, state } = source;
  const { sheet } = state;
  const red = sheet.types.find(({ code }) => code === 'red-card');
  const { content } = row.event;
  const addRed = (typeId: number) => () => {
    const { side, participantId } = content;
    void screen.table.record(
      contentOf(sheet, { side, personId: participantId, typeId, time: timeOf(sheet, content) }),
    );
  };
  const addsRed: readonly BarAction[] =
    red !== undefined && redCardHints.includes(hint)
      ? [{ label: t('reporter.bar.addRed'), act: addRed(red.id) }]
      : [];
  return {
    kind: 'hint',
    mark: <Mark name="warn" />,
    title: `${whoIs(t, row.person)}: ${t(`reporter.hint.${hint}`)}`,
    text: `${clockText(secondsOf(content))} · ${sheet.teams[content.side].name}`,
    actions: [
      ...addsRed,
      { label: t('reporter.bar.notNow'), act: () => screen.table.hideHints() },
      undoAction(source),
    ],
  };
}

/** The first half is over by the clock, and something goes on: nobody is overruled (MA50). */
function forgottenBar(source: BarSource, count: number, notYet: () => void): BarContent {
  const { t, screen, state } = source;
  const last = state.board.last?.event;
  const start = () => screen.open({ kind: 'second-half' });
  return {
    kind: 'hint',
    mark: <Mark name="clock" />,
    title: t('reporter.bar.forgotten'),
    ...(count === 0 ? {} : { text: t('reporter.bar.forgottenText', { count }) }),
    actions: [
      { label: t('reporter.bar.notYet'), act: notYet },
      { label: t('reporter.secondHalf.open'), act: start },
      undoAction(source, last === undefined || isSaving(last)),
    ],
  };
}

function undoneBar(source: BarSource, undone: NonNullable<TableState['taps']['undone']>): BarContent {
  const { t, screen, state } = source;
  const { sheet, board } = state;
  const { eventTypeId, side } = undone;
  const what = `${typeNameOf(t, sheet, eventTypeId)} · ${whoOf(t, sheet, undone)}`;
  return {
    mark: <Mark name="undo" />,
    title: t('reporter.bar.removed', { what }),
    text: `${clockText(secondsOf(undone))} · ${sheet.teams[side].name}`,
    actions: [
      { label: t('reporter.bar.putBack'), act: () => screen.table.putBack() },
      undoAction(source, board.last === null || isSaving(board.last.event)),
    ],
  };
}

function armedBar(source: BarSource, { pressed, time }: Armed): BarContent {
  const { t, screen, state } = source;
  const { sheet, taps } = state;
  const person = pressed.kind === 'person' ? personOf(sheet, pressed.personId) : null;
  const isLeader = person?.isLeader === true || taps.notice === 'leader-cannot-score';
  const title =
    pressed.kind === 'person'
      ? t('reporter.bar.nowEvent', { who: whoIs(t, person) })
      : t(`reporter.bar.${isOfTeam(sheet, { eventTypeId: pressed.typeId }) ? 'nowTeam' : 'nowPlayer'}`, {
          what: typeNameOf(t, sheet, pressed.typeId),
        });
  return {
    title,
    text: isLeader ? t('reporter.bar.leader') : clockText(time.seconds),
    actions: [
      { label: t('reporter.cancel'), act: () => screen.table.setTaps({ armed: null, notice: null }) },
      undoAction(source, true),
    ],
  };
}
