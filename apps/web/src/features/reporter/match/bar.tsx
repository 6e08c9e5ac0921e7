import type { ReactNode } from 'react';
import { useWords } from '../../../lib/words.ts';
import { Mark } from './mark.tsx';
import { useScreen } from './table-context.ts';

interface BarProps {
  readonly kind?: string;
  readonly mark?: ReactNode;
  readonly title: string;
  readonly text?: string;
  readonly children?: ReactNode;
}

/** The bar at the bottom: what it is about, and what can be done. */
export function Bar({ kind = '', mark, title, text, children }: BarProps) {
  return (
    <div className={`rp-last ${kind}`}>
      <div className="what">
        {mark}
        <span>
          <b>{title}</b>
          {text === undefined ? null : <small>{text}</small>}
        </span>
      </div>
      {children}
    </div>
  );
}

/** Takes the last event away; it can be put back. */
export function UndoButton({ disabled = false }: { disabled?: boolean }) {
  const t = useWords();
  const { table } = useScreen();
  return (
    <button className="rp-btn undo" type="button" disabled={disabled} onClick={() => table.undo()}>
      <Mark name="undo" />
      {t('reporter.bar.undo')}
    </button>
  );
}
