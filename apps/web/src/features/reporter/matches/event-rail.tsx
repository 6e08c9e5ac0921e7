import { memo, useEffect, useState } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import type { MatchSheet, SheetEventType } from '../match-sheets/match-sheet.ts';
import { EventRow } from './event-row.tsx';
import { CardMark } from './mark.tsx';
import { useScreen, useTablePart, useTableValue } from './recording-context.ts';
import { usePress } from './use-press.ts';
import { typeName } from './words.ts';
import { afterPaint } from '../../../lib/browser/after-paint.ts';

/** The fixed rail of events: the same place for each, whatever happens. The default one is the largest. */
export const EventRail = memo(function EventRail() {
  const t = useWords();
  const { open } = useScreen();
  const sheet = useTablePart('sheet');
  const isReady = useTableValue(({ taps }) => taps.armed !== null);
  const isShootout = useTableValue(({ stage, clock }) => stage === 'shootout' || clock.stage === 'shootout');
  return (
    <section className="event-rail" aria-label={t('reporter.rail.label')}>
      <div className={`event-buttons${isReady ? ' ready' : ''}${isShootout ? ' shootout' : ''}`}>
        {railTypes(sheet, isShootout).map((type, index) => (
          <TypeButton
            key={type.id}
            type={type}
            name={type.code === 'two-minutes' ? t('reporter.rail.minutes') : typeName(t, type)}
            size={index === 0 ? ' goal' : index === 1 ? ' seven' : ''}
          />
        ))}
      </div>
      <History />
      <div className="button-pair">
        <button className="reporter-button" type="button" onClick={() => open({ kind: 'late' })}>
          {t('reporter.rail.late')}
        </button>
        <button className="reporter-button" type="button" onClick={() => open({ kind: 'all' })}>
          {t('reporter.rail.all')}
        </button>
      </div>
    </section>
  );
});

/** The last of them, the newest first; a press edits. It follows one frame later: the bar below tells of a tap at once. */
function History() {
  const board = useAfterPaint(useTablePart('board'));
  const sheet = useTablePart('sheet');
  return (
    <div className="history-buttons">
      {board.rows
        .slice(-4)
        .toReversed()
        .map((row) => (
          // Its place in the order of recording: the row stays when the disk has its event, and gives it a key.
          <EventRow key={row.moment.event.id} row={row} sheet={sheet} />
        ))}
    </div>
  );
}

interface TypeButtonProps {
  readonly type: SheetEventType;
  readonly name: string;
  readonly size: string;
}

const TypeButton = memo(function TypeButton({ type, name, size }: TypeButtonProps) {
  const t = useWords();
  const press = usePress({ kind: 'type', typeId: type.id });
  return (
    <button className={`event-button${size}`} type="button" {...press}>
      <CardMark code={type.code} letter={(card) => t(`reporter.letter.${card}`)} />
      <span>{name}</span>
    </button>
  );
});

/**
 * Throws of a shoot-out take the place of goals while one is on, and stand first. In play the type at the configured position
 * among the buttons does, otherwise the first.
 */
function railTypes({ types, defaultEventTypePosition }: MatchSheet, isShootout: boolean): SheetEventType[] {
  const absent = isShootout ? 'goal' : 'shootout';
  const fitting = types.filter(({ isOffered, category }) => isOffered && category !== absent);
  const first = isShootout ? undefined : fitting[defaultEventTypePosition];
  return first === undefined ? fitting : [first, ...fitting.filter((type) => type !== first)];
}

/** The value, one frame later: what need not stand at once does not keep a tap from being seen. */
function useAfterPaint<T>(value: T): T {
  const [shown, setShown] = useState(value);
  useEffect(() => afterPaint(() => setShown(() => value)), [value]);
  return shown;
}
