import type { Hint } from '@sevenmetre/rules/match';
import { useWords } from '../../../lib/words.ts';
import { hintsFor } from '../desk/board.ts';
import type { BoardRow } from '../desk/board.ts';
import { contentOf, secondsOf, timeOf } from '../desk/content.ts';
import type { Armed, Notice } from '../desk/desk.ts';
import type { TableState } from '../desk/table-state.ts';
import { personOf, typesOf } from '../sheet/match-sheet.ts';
import { Bar, UndoButton } from './bar.tsx';
import { Tag } from './event-row.tsx';
import { ApprovalBar, FixingBar, LateBar, RefusedBar } from './mode-bars.tsx';
import { Mark } from './mark.tsx';
import { useScreen, useTable } from './table-context.ts';
import { clockText, typeNameOf, whoIs } from './words.ts';

/** The only place for feedback, hints and undo: what happened last, and what can be done about it. */
export function LastBar() {
  const state = useTable();
  const { desk, board, sheet, refused, approval } = state;
  if (refused.length > 0) return <RefusedBar count={refused.length} />;
  if (desk.fixing !== null) return <FixingBar fixing={desk.fixing} />;
  if (desk.late !== null) return <LateBar state={state} />;
  if (desk.armed !== null) return <ArmedBar armed={desk.armed} notice={desk.notice} />;
  if (approval !== 'open') return <ApprovalBar state={state} />;
  if (desk.undone !== null) return <UndoneBar state={state} />;
  if (board.last === null) return <PickBar state={state} />;
  const hint = state.seenHints === board.last.event.key ? undefined : hintsFor(sheet, board, board.last)[0];
  return hint === undefined ? (
    <LastEventBar row={board.last} state={state} />
  ) : (
    <HintBar row={board.last} hint={hint} />
  );
}

function PickBar({ state }: { state: TableState }) {
  const t = useWords();
  const { door } = useScreen();
  const begins = state.stage === 'not_started' ? t('reporter.bar.notStarted') : undefined;
  const text = door.isPractice ? t('reporter.bar.practice') : begins;
  return <Bar title={t('reporter.bar.pick')} {...(text === undefined ? {} : { text })} />;
}

function LastEventBar({ row, state }: { row: BoardRow; state: TableState }) {
  const t = useWords();
  const { table, open } = useScreen();
  const { sheet, desk } = state;
  const { content } = row.event;
  const isOnce = desk.notice === 'once' ? ` · ${t('reporter.bar.once')}` : '';
  const allowsSecond = typesOf(sheet).get(content.eventTypeId)?.secondaryParticipantAllowed === true;
  const fix = (who: 'player' | 'second') => table.desk({ fixing: { event: row.event, who } });
  return (
    <Bar
      key={row.event.key}
      kind="flash"
      mark={<Tag side={content.side} label={row.person?.label ?? '?'} />}
      title={`${typeNameOf(t, sheet, content.eventTypeId)} · ${row.person?.name ?? whoIs(t, row.person)}`}
      text={`${clockText(secondsOf(content))} · ${sheet.teams[content.side].name}${isOnce}`}
    >
      {allowsSecond && content.secondaryParticipantId === null ? (
        <button className="rp-btn" type="button" onClick={() => fix('second')}>
          {t('reporter.bar.second')}
        </button>
      ) : null}
      <button className="rp-btn" type="button" onClick={() => fix('player')}>
        {t('reporter.bar.fix')}
      </button>
      <button className="rp-btn only-phone" type="button" onClick={() => open({ kind: 'all' })}>
        {t('reporter.rail.all')}
      </button>
      <UndoButton />
    </Bar>
  );
}

const redCardHints: readonly Hint[] = ['third-suspension', 'blue-without-red', 'officials-second-suspension'];

function HintBar({ row, hint }: { row: BoardRow; hint: Hint }) {
  const t = useWords();
  const { table } = useScreen();
  const { sheet } = useTable();
  const red = sheet.types.find(({ code }) => code === 'red-card');
  const { content } = row.event;
  const addRed = (typeId: number) => {
    const { side, participantId } = content;
    void table.record(
      contentOf(sheet, { side, personId: participantId, typeId, time: timeOf(sheet, content) }),
    );
  };
  return (
    <Bar
      kind="hint"
      mark={<Mark name="warn" />}
      title={`${whoIs(t, row.person)}: ${t(`reporter.hint.${hint}`)}`}
      text={`${clockText(secondsOf(content))} · ${sheet.teams[content.side].name}`}
    >
      {red !== undefined && redCardHints.includes(hint) ? (
        <button className="rp-btn" type="button" onClick={() => addRed(red.id)}>
          {t('reporter.bar.addRed')}
        </button>
      ) : null}
      <button className="rp-btn" type="button" onClick={() => table.hideHints()}>
        {t('reporter.bar.notNow')}
      </button>
      <UndoButton />
    </Bar>
  );
}

function UndoneBar({ state }: { state: TableState }) {
  const t = useWords();
  const { table } = useScreen();
  const { desk, sheet, board } = state;
  if (desk.undone === null) return null;
  const { eventTypeId, participantId, side } = desk.undone;
  const what = `${typeNameOf(t, sheet, eventTypeId)} · ${whoIs(t, personOf(sheet, participantId))}`;
  return (
    <Bar
      mark={<Mark name="undo" />}
      title={t('reporter.bar.removed', { what })}
      text={`${clockText(secondsOf(desk.undone))} · ${sheet.teams[side].name}`}
    >
      <button className="rp-btn" type="button" onClick={() => table.putBack()}>
        {t('reporter.bar.putBack')}
      </button>
      <UndoButton disabled={board.last === null} />
    </Bar>
  );
}

function ArmedBar({ armed, notice }: { armed: Armed; notice: Notice | null }) {
  const t = useWords();
  const { table } = useScreen();
  const { sheet } = useTable();
  return (
    <Bar title={useNextTap(armed)} text={armedText()}>
      <button className="rp-btn" type="button" onClick={() => table.desk({ armed: null, notice: null })}>
        {t('reporter.cancel')}
      </button>
      <UndoButton disabled />
    </Bar>
  );

  function armedText(): string {
    const { pressed, time } = armed;
    const isLeader = pressed.kind === 'person' && personOf(sheet, pressed.personId)?.isLeader === true;
    return isLeader || notice === 'leader-cannot-score' ? t('reporter.bar.leader') : clockText(time.seconds);
  }
}

function useNextTap({ pressed }: Armed): string {
  const t = useWords();
  const { sheet } = useTable();
  if (pressed.kind === 'person')
    return t('reporter.bar.nowEvent', { who: whoIs(t, personOf(sheet, pressed.personId)) });
  return t('reporter.bar.nowPlayer', { what: typeNameOf(t, sheet, pressed.typeId) });
}
