import type { Translator } from '@sevenmetre/phrases';
import { isApproval, type OutboxRecord } from '@sevenmetre/sync/outbox/index';
import { useState } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { reporterRosterPath } from '../../../lib/paths/signed-in-paths.ts';
import { Link } from '../../../ui/link.tsx';
import { secondsOf } from '../match-events/content.ts';
import type { ReporterDevice } from '../device/device.ts';
import { attentionWords } from '../device/error-words.ts';
import { clockText, typeNameOf, whoOf } from '../matches/words.ts';
import type { MatchSheet } from '../match-sheets/match-sheet.ts';
import { scoreOf } from './walkover-dialog.tsx';

interface AttentionRecordProps {
  readonly record: OutboxRecord;
  readonly device: ReporterDevice;
  readonly sheet: MatchSheet | null;
  readonly edit: ((key: string) => void) | null;
  /** Of an approval that was refused, and what the server holds. */
  readonly showDifference: (() => void) | null;
}

/** Something that the server has refused: why, and what can be done about it. */
export function AttentionRecord({ record, device, sheet, edit, showDifference }: AttentionRecordProps) {
  const t = useWords();
  const [isAsked, setAsked] = useState(false);
  const isOpen = sheet !== null && sheet.matchId === record.matchId;
  const mayEdit = isOpen && edit !== null && record.data.kind === 'event' && !record.deleted;
  return (
    <div className="reporter-note bad">
      <div className="reporter-stack">
        <b>{recordName(t, record, isOpen ? sheet : null)}</b>
        <span>{attentionWords(t, record.attention?.code ?? 'unknown')}</span>
        {isAsked ? <b role="alert">{t('reporter.sync.discardAsk')}</b> : null}
        <div className="reporter-segments">
          {mayEdit ? (
            <button className="reporter-button" type="button" onClick={() => edit(record.key)}>
              {t('reporter.sync.edit')}
            </button>
          ) : null}
          {isOpen && record.data.kind === 'roster' ? (
            <Link className="reporter-button" to={reporterRosterPath(sheet.slug)}>
              {t('reporter.sync.openRoster')}
            </Link>
          ) : null}
          {isOpen && showDifference !== null && isApproval(record) ? (
            <button className="reporter-button" type="button" onClick={showDifference}>
              {t('reporter.difference.show')}
            </button>
          ) : (
            <button
              className="reporter-button"
              type="button"
              onClick={() => void device.outbox.retry(record.id)}
            >
              {t('reporter.sync.retry')}
            </button>
          )}
          <button
            className="reporter-button bad"
            type="button"
            onClick={() => (isAsked ? void device.outbox.discard(record.id) : setAsked(true))}
          >
            {t('reporter.sync.discard')}
          </button>
        </div>
      </div>
    </div>
  );
}

/** `sheet` of the record's match; null: it is not open. */
function recordName(t: Translator, { data }: OutboxRecord, sheet: MatchSheet | null): string {
  if (sheet === null) return t('reporter.sync.elsewhere');
  if (data.kind === 'walkover')
    return data.outcome === null
      ? t('reporter.walkover.takeBack')
      : t('reporter.sync.walkover', { score: scoreOf(data.outcome, sheet.walkoverGoals) });
  if (data.kind === 'stage')
    return t(data.seen === null ? 'reporter.clock.choose' : 'reporter.sync.approval');
  if (data.kind === 'roster') return t('reporter.sync.roster');
  if (data.kind === 'signature') return t('reporter.sync.signature');
  if (data.kind === 'clock') return t('reporter.sync.clock', { time: clockText(data.clock.seconds) });
  if (data.kind === 'photo') return t('reporter.paper.title');
  if (data.kind === 'scouting') return t('reporter.settings.scouting');
  const { content } = data;
  const who = whoOf(t, sheet, content);
  return `${clockText(secondsOf(content))} ${typeNameOf(t, sheet, content.eventTypeId)} · ${who} · ${sheet.teams[content.side].name}`;
}
