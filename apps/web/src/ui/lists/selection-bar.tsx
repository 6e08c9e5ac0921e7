import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useBottomBar } from '../use-bottom-bar.ts';
import { useWords } from '../../lib/words/words.ts';
import type { Records } from './use-records.ts';
import './selection-bar.css';

/** What can be done with the selected rows, and how they are summed up. */
export interface SelectionParts<R> {
  readonly renderBulk?: ((rows: readonly R[], records: Records<R>) => ReactNode) | undefined;
  readonly renderAbout?: ((rows: readonly R[]) => ReactNode) | undefined;
}

interface SelectionBarProps<R> extends SelectionParts<R> {
  readonly records: Records<R>;
}

/** What can be done with the selected rows; each button says what becomes of them. */
export function SelectionBar<R>({ renderBulk, renderAbout, records }: SelectionBarProps<R>) {
  const { selectedRows } = records;
  if (renderBulk === undefined || selectedRows.length === 0) return null;
  return (
    <Bar
      count={selectedRows.length}
      clear={() => records.select(new Set())}
      about={renderAbout?.(selectedRows)}
    >
      {renderBulk(selectedRows, records)}
    </Bar>
  );
}

interface BarProps {
  readonly count: number;
  readonly clear: () => void;
  readonly about: ReactNode;
  readonly children: ReactNode;
}

function Bar({ count, clear, about, children }: BarProps) {
  const t = useWords();
  useBottomBar('bulk');
  const bar = useHeightOfBar();
  return (
    <div ref={bar} className="selection-bar reversed" role="region" aria-label={t('signedIn.table.bulk')}>
      <b role="status">{t('signedIn.table.selected', { count })}</b>
      <span className="selection-bar__about">{about}</span>
      {children}
      <button
        type="button"
        className="selection-bar__clear"
        aria-label={t('signedIn.table.clear')}
        onClick={clear}
      >
        <span aria-hidden="true">✕</span>
      </button>
    </div>
  );
}

/**
 * Sets the height of the bar on the root element: it takes one to four lines, and notices and the end of the page
 * stay clear of it.
 */
function useHeightOfBar() {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const watch = new ResizeObserver(() =>
      style.setProperty('--bulk-height', `${bar.current?.offsetHeight ?? 0}px`),
    );
    if (bar.current) watch.observe(bar.current);
    return () => {
      watch.disconnect();
      style.removeProperty('--bulk-height');
    };
  }, []);
  return bar;
}
