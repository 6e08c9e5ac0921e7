import { useWords } from '../../../lib/words.ts';
import { secondsOf } from '../desk/content.ts';
import type { TableState } from '../desk/table-state.ts';
import { personOf } from '../sheet/match-sheet.ts';
import { Bar } from './bar.tsx';
import { Mark } from './mark.tsx';
import { useScreen, useTable } from './table-context.ts';
import { clockText, typeNameOf, whatHappened, whoIs } from './words.ts';

/** Late entry is on: every event gets the same time until Done. */
export function LateBar({ state }: { state: TableState }) {
  const t = useWords();
  const { table, open } = useScreen();
  const { late, armed } = state.desk;
  const last = state.board.last;
  const next = armed === null ? null : armed;
  const said = last === null ? t('reporter.bar.pick') : whatHappened(t, state.sheet, last);
  return (
    <Bar
      kind="late"
      mark={<Mark name="clock" />}
      title={t('reporter.bar.late', { time: clockText(late?.seconds ?? 0) })}
      text={
        next === null
          ? said
          : t(next.pressed.kind === 'person' ? 'reporter.rail.label' : 'reporter.edit.player')
      }
    >
      <button className="rp-btn" type="button" onClick={() => open({ kind: 'late' })}>
        {t('reporter.bar.changeTime')}
      </button>
      <button className="rp-btn" type="button" disabled={last === null} onClick={() => table.undo()}>
        {t('reporter.bar.undo')}
      </button>
      <button className="rp-btn undo" type="button" onClick={() => table.desk({ late: null, armed: null })}>
        {t('reporter.done')}
      </button>
    </Bar>
  );
}

/** The next number is the right player, or the second one. */
export function FixingBar({ fixing }: { fixing: NonNullable<TableState['desk']['fixing']> }) {
  const t = useWords();
  const { table } = useScreen();
  const { sheet } = useTable();
  const { content } = fixing.event;
  const what = `${typeNameOf(t, sheet, content.eventTypeId)} ${clockText(secondsOf(content))}`;
  return (
    <Bar
      kind="late"
      mark={<Mark name="pen" />}
      title={t(fixing.who === 'player' ? 'reporter.bar.fixing' : 'reporter.bar.secondFor', { what })}
      text={whoIs(t, personOf(sheet, content.participantId))}
    >
      <button className="rp-btn undo" type="button" onClick={() => table.desk({ fixing: null })}>
        {t('reporter.cancel')}
      </button>
    </Bar>
  );
}

/** The disk refuses: the one state in which something is not recorded. */
export function RefusedBar({ count }: { count: number }) {
  const t = useWords();
  const { table } = useScreen();
  return (
    <div role="alert">
      <Bar
        kind="bad"
        mark={<Mark name="warn" />}
        title={t('reporter.bar.refused', { count })}
        text={t('reporter.sync.storageText')}
      >
        <button className="rp-btn undo" type="button" onClick={() => void table.retryRefused()}>
          {t('reporter.bar.retry')}
        </button>
      </Bar>
    </div>
  );
}

/** On its way to approval, refused, or approved. */
export function ApprovalBar({ state }: { state: TableState }) {
  const t = useWords();
  const { open, mayReopen } = useScreen();
  const { approval } = state;
  if (approval === 'refused')
    return (
      <Bar kind="hint" mark={<Mark name="warn" />} title={t('reporter.bar.approvalRefused')}>
        <button className="rp-btn undo" type="button" onClick={() => open({ kind: 'sync' })}>
          {t('reporter.finish.show')}
        </button>
      </Bar>
    );
  if (approval === 'waiting')
    return <Bar mark={<Mark name="device" />} title={t('reporter.bar.approving')} />;
  const only = mayReopen ? {} : { text: t('reporter.reopen.only') };
  return (
    <Bar mark={<Mark name="lock" />} title={t('reporter.bar.approved')} {...only}>
      {mayReopen ? (
        <button className="rp-btn undo" type="button" onClick={() => open({ kind: 'reopen' })}>
          {t('reporter.bar.reopen')}
        </button>
      ) : null}
    </Bar>
  );
}
