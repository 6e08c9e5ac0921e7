import type { ReactNode } from 'react';
import { useWords } from '../../../lib/words/words.ts';

export interface BarAction {
  readonly label: string;
  readonly act: () => void;
  readonly kind?: 'undo' | 'only-phone';
  readonly mark?: ReactNode;
  readonly isDisabled?: boolean;
}

/** What the bar at the bottom is about, and what can be done. */
export interface BarContent {
  readonly kind?: 'hint' | 'late' | 'bad';
  readonly mark?: ReactNode;
  readonly title: string;
  readonly text?: string;
  /** What it says is on its way to the disk: it is pale. */
  readonly isSaving?: boolean;
  /** The last one is outermost, near the thumb. */
  readonly actions?: readonly BarAction[];
}

/** An animation begins again with another name, and its element need not be rebuilt. */
const flashes = ['last-flash', 'last-flash one', 'last-flash other'];

/**
 * One bar for everything that it can say: its elements stay and change their words, which costs a tap far less than
 * taking one bar away and building another.
 * @param fresh how many events were recorded here: each flashes once, in one of two ways that look the same
 */
export function Bar({ content, fresh }: { content: BarContent; fresh: number }) {
  const t = useWords();
  const { kind = '', mark, title, text, isSaving = false, actions = [] } = content;
  return (
    <div
      className={`last-bar ${kind}`}
      role={kind === 'bad' ? 'alert' : 'region'}
      aria-label={t('reporter.bar.label')}
    >
      <span className={flashes[fresh === 0 ? 0 : 1 + (fresh % 2)]} aria-hidden="true" />
      <div className="what" aria-busy={isSaving}>
        <span className="state-mark">{mark}</span>
        <span className="said">
          <b>{title}</b>
          <small className={isSaving ? 'soon' : undefined}>{text}</small>
        </span>
      </div>
      {actions.map((action, index) => (
        <button
          key={actions.length - index}
          className={`reporter-button ${action.kind ?? ''}`}
          type="button"
          disabled={action.isDisabled === true}
          onClick={action.act}
        >
          {action.mark}
          {action.label}
        </button>
      ))}
    </div>
  );
}
