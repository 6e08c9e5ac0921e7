import type { EventContent } from '@sevenmetre/sync/protocol';
import type { ReactNode } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { secondsOf } from '../match-events/content.ts';
import { differenceOf, refusedApproval, approveShown, reportOf } from '../match-events/difference.ts';
import type { Difference } from '../match-events/difference.ts';
import { countedScore } from '../match-events/recording-state.ts';
import { attentionWords } from '../device/error-words.ts';
import { Dialog } from '../matches/dialog.tsx';
import { Tag } from '../matches/event-row.tsx';
import { Mark } from '../matches/mark.tsx';
import { useScreen, useTable } from '../matches/recording-context.ts';
import { clockText, labelOf, scoreText, typeNameOf, whoOf } from '../matches/words.ts';
import { ReportRemarks } from './report-remarks.tsx';
import { ApproveButton } from './approve-button.tsx';

/** A refused approval: what differs from what was approved, and approving the current content. */
export function DifferenceSheet() {
  const t = useWords();
  const { table, device, open } = useScreen();
  const state = useTable();
  const refused = refusedApproval(state.view.calls);
  // Approved, or given up meanwhile.
  if (refused === null) return null;
  const close = () => open(null);
  const goOn = () => {
    table.changeReport(reportOf(state));
    void device.outbox.discard(refused.id).then(close);
  };
  const approve = () => void approveShown(table, device, state.sheet.matchId).then(close);
  return (
    <Dialog
      bare
      title={t('reporter.difference.title')}
      close={close}
      foot={
        <>
          <button className="reporter-button" type="button" onClick={goOn}>
            {t('reporter.difference.on')}
          </button>
          <ApproveButton approve={approve} />
        </>
      }
    >
      <p className="reporter-note warning">
        <Mark name="warn" />
        <span>{attentionWords(t, refused.code)}</span>
      </p>
      <Differences difference={differenceOf(refused.seen, state.view.events)} />
      <p className="reporter-question">
        {t('reporter.difference.now')} <b>{scoreText(countedScore(state))}</b>
      </p>
      <ReportRemarks />
    </Dialog>
  );
}

function Differences({ difference: { added, removed, changed, refused } }: { difference: Difference }) {
  const t = useWords();
  const lists = [
    { kind: 'added' as const, lines: added.map(({ key, content }) => ({ key, content, note: null })) },
    { kind: 'removed' as const, lines: removed.map(({ key, content }) => ({ key, content, note: null })) },
    {
      kind: 'changed' as const,
      lines: changed.map(({ event: { key, content }, before }) => ({
        key,
        content,
        note: <Before content={before} />,
      })),
    },
    {
      kind: 'refused' as const,
      lines: refused.map(({ key, content, attention }) => ({
        key,
        content,
        note: attention === null ? null : attentionWords(t, attention.code),
      })),
    },
  ].filter(({ lines }) => lines.length > 0);
  if (lists.length === 0) return <p>{t('reporter.difference.none')}</p>;
  return lists.map(({ kind, lines }) => (
    <section key={kind} className="reporter-stack">
      <h3>{t(`reporter.difference.${kind}`)}</h3>
      {lines.map(({ key, content, note }) => (
        <Line key={key} content={content} note={note} />
      ))}
    </section>
  ));
}

function Line({ content, note }: { content: EventContent; note: ReactNode }) {
  const t = useWords();
  const { sheet } = useTable();
  return (
    <div className="finish-check">
      <Tag side={content.side} label={labelOf(sheet, content)} />
      <span>
        <b>
          {clockText(secondsOf(content))} {typeNameOf(t, sheet, content.eventTypeId)}
        </b>{' '}
        · {whoOf(t, sheet, content)}
        {note === null ? null : <small className="dimmed"> {note}</small>}
      </span>
      <span />
    </div>
  );
}

function Before({ content }: { content: EventContent }) {
  const t = useWords();
  const { sheet } = useTable();
  const what = `${clockText(secondsOf(content))} ${typeNameOf(t, sheet, content.eventTypeId)} · ${whoOf(t, sheet, content)}`;
  return t('reporter.difference.before', { what });
}
