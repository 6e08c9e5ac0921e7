import { memo } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import type { BoardRow } from '../match-events/board.ts';
import { isSaving, secondsOf } from '../match-events/content.ts';
import type { MatchSheet } from '../match-sheets/match-sheet.ts';
import { CardMark } from './mark.tsx';
import { useScreen } from './recording-context.ts';
import { clockText, labelOf, typeNameOf } from './words.ts';

/** One event in a list: time, number, what, score, where it lies. A press edits it. */
export const EventRow = memo(function EventRow({ row, sheet }: { row: BoardRow; sheet: MatchSheet }) {
  const t = useWords();
  const { open } = useScreen();
  const { event, moment, person } = row;
  const { content, state } = event;
  const isPale = isSaving(event);
  return (
    <button
      className="event-row"
      type="button"
      aria-busy={isPale}
      disabled={isPale}
      onClick={() => open({ kind: 'edit', key: event.key })}
    >
      <span className="time">
        <span className="visually-hidden">{t('reporter.all.edit')} </span>
        {clockText(secondsOf(content))}
      </span>
      <span className="person">
        <Tag side={content.side} label={labelOf(sheet, content)} />
        <CardMark code={moment.type.code} letter={(card) => t(`reporter.letter.${card}`)} />
        <b>{typeNameOf(t, sheet, content.eventTypeId)}</b> <span className="name">{person?.name}</span>
      </span>
      <span className="result">{moment.scored ? `${moment.home}:${moment.away}` : ''}</span>
      {isPale ? (
        <span className="visually-hidden">{t('reporter.bar.saving')}</span>
      ) : (
        <SyncDot state={state} />
      )}
    </button>
  );
});

/** A number in the print of its side. */
export function Tag({ side, label }: { side: 'home' | 'away'; label: string }) {
  return <span className={`side-tag ${side}`}>{label}</span>;
}

/** Where an event lies: filled on the server, dashed here, a triangle where somebody has to look. */
export function SyncDot({ state }: { state: BoardRow['event']['state'] }) {
  const t = useWords();
  const words = {
    server: t('reporter.sync.onServer'),
    here: t('reporter.sync.here'),
    attention: t('reporter.sync.needs'),
  };
  return (
    <span className={`sync-dot ${state}`}>
      <span className="visually-hidden">{words[state]}</span>
    </span>
  );
}
