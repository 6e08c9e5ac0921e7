import { useCallback, useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';
import { afterPaint } from '../../lib/browser/after-paint.ts';

/** Pixels above and below the window in which rows are drawn before they are seen. */
const ahead = 700;
/** Lists up to this length are drawn whole. */
const fewRows = 120;
/** Of longer ones, before it is known how many are seen: a window of 900 px shows fewer. */
const firstRows = 20;

export interface VisibleRows {
  /** The drawn items: from the first one up to, without, the last one. */
  readonly from: number;
  readonly to: number;
}

/**
 * The items of a long list that are near the window, however the list is scrolled: by itself or with the page. Others take up room
 * but are not drawn, so that a list of 10,000 rows is as fast as a short one.
 * @param tops pixels above each item, and at the end the height of all
 */
export function useVisibleRows(body: RefObject<HTMLElement | null>, tops: readonly number[]): VisibleRows {
  const count = tops.length - 1;
  const isLong = count > fewRows;
  const [{ from, to }, setRange] = useState<VisibleRows>({ from: 0, to: firstRows });
  const look = useCallback(
    (beyond: number) => {
      const top = body.current?.getBoundingClientRect().top;
      if (top === undefined) return;
      const next = {
        from: itemAt(tops, -top - beyond),
        to: Math.min(count, itemAt(tops, window.innerHeight - top + beyond) + 1),
      };
      setRange((range) => {
        const isDrawn = range.from === next.from && range.to === next.to;
        const isEnough = beyond === 0 && range.from <= next.from && range.to >= next.to;
        return isDrawn || isEnough ? range : next;
      });
    },
    [body, tops, count],
  );
  useLayoutEffect(() => {
    if (!isLong) return;
    // What is seen comes first, the rows around it once that is painted.
    look(0);
    let isGone = false;
    const lookAround = () => {
      if (!isGone) look(ahead);
    };
    afterPaint(lookAround);
    // Scrolling does not bubble: the list may lie in a box of the page that scrolls.
    document.addEventListener('scroll', lookAround, { capture: true, passive: true });
    window.addEventListener('resize', lookAround);
    return () => {
      isGone = true;
      document.removeEventListener('scroll', lookAround, { capture: true });
      window.removeEventListener('resize', lookAround);
    };
  }, [isLong, look]);
  return isLong ? { from: Math.min(from, count), to: Math.min(to, count) } : { from: 0, to: count };
}

/** The item that covers a position, by halves; the first or last one beyond the ends. */
function itemAt(tops: readonly number[], position: number): number {
  let low = 0;
  let high = tops.length - 2;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((tops[middle] ?? 0) <= position) low = middle;
    else high = middle - 1;
  }
  return Math.max(0, low);
}
