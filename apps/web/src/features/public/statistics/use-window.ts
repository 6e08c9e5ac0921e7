import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

export interface RowWindow {
  readonly from: number;
  readonly to: number;
}

/** Rows are drawn ahead on both sides, and in steps, so that scrolling seldom draws. */
const ahead = 4;
const step = 4;

/**
 * Which of so many rows of the same height have to be drawn for what the visitor sees of a table's body.
 *
 * @param count null: the window is not needed
 */
export function useWindow(
  count: number | null,
  rowHeight: number,
): { readonly body: RefObject<HTMLTableSectionElement | null>; readonly shown: RowWindow } {
  const body = useRef<HTMLTableSectionElement>(null);
  const [shown, setShown] = useState<RowWindow>({ from: 0, to: 24 });
  useEffect(() => {
    if (count === null) return;
    let frame = 0;
    const look = () => {
      frame = 0;
      const top = body.current?.getBoundingClientRect().top ?? 0;
      const first = Math.floor((-top / rowHeight - ahead) / step) * step;
      const from = Math.min(Math.max(0, first), Math.max(0, count - ahead));
      const to = Math.ceil((innerHeight - top) / rowHeight / step) * step + ahead;
      setShown((before) =>
        before.from === from && before.to === to ? before : { from, to: Math.max(to, from) },
      );
    };
    const soon = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    addEventListener('scroll', soon, { passive: true });
    addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', soon);
      removeEventListener('resize', soon);
    };
  }, [count, rowHeight]);
  return {
    body,
    shown: count === null ? { from: 0, to: 0 } : { from: shown.from, to: Math.min(shown.to, count) },
  };
}
