import type { PlanCommandRow } from '@sevenmetre/contract/plan/schemas';
import { useEffect, useRef } from 'react';
import { clockText } from '../../../../lib/time/moments.ts';
import { useWords } from '../../../../lib/words/words.ts';
import type { Conflict } from '../draft/draft-state.ts';
import { nameOf } from './model/names.ts';
import type { ScheduleView } from './model/schedule-view.ts';
import { stepText } from './planner/step-text.ts';

interface ConflictDialogProps {
  readonly view: ScheduleView;
  readonly conflict: Conflict;
  readonly resolve: (whose: 'mine' | 'theirs') => void;
}

/**
 * Both changes of what two organisers touched at once; the other organiser's is stored, this one's waits for a
 * decision.
 */
export function ConflictDialog({ view, conflict, resolve }: ConflictDialogProps) {
  const t = useWords();
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  const { mine, theirs } = conflict;
  const last = theirs.at(-1);
  const name = last?.by?.name ?? t('planSchedule.someone');
  const match = matchOf(last);
  return (
    <section className="conflict" role="alertdialog" aria-labelledby="conflict-title">
      <h2 id="conflict-title">
        {t('planSchedule.conflictTitle', {
          name,
          match: match === null ? t('planSchedule.otherCategory') : nameOf(view, match),
        })}
      </h2>
      <p>{t('planSchedule.conflictText')}</p>
      <div className="conflict__both">
        <div>
          <span className="quiet">
            {t('planSchedule.theirs', { name, time: last ? clockText(t, Date.parse(last.at)) : '' })}
          </span>
          {theirs.map(({ number, change }) => (
            <strong key={number}>{stepText(t, view, change)}</strong>
          ))}
        </div>
        <div>
          <span className="quiet">{t('planSchedule.mine')}</span>
          <strong>{stepText(t, view, mine.change)}</strong>
        </div>
      </div>
      <div className="plan-dialog__buttons">
        <button ref={keep} type="button" className="tool-button" onClick={() => resolve('theirs')}>
          {t('planSchedule.keepTheirs')}
        </button>
        <button type="button" className="tool-button tool-button--primary" onClick={() => resolve('mine')}>
          {t('planSchedule.useMine')}
        </button>
      </div>
    </section>
  );
}

function matchOf(command: PlanCommandRow | undefined): string | null {
  const change = command?.change;
  if (change?.kind === 'place' || change?.kind === 'unplace') return change.match;
  return change?.kind === 'swap' || change?.kind === 'lock' ? (change.matches[0] ?? null) : null;
}
