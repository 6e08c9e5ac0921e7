import { type RefObject, useLayoutEffect, useState } from 'react';

interface VisibleRows {
  /** First and last row that are drawn. */
  readonly first: number;
  readonly last: number;
}

/** Rows beside the visible ones that are drawn as well. */
const beside = 6;

/** The rows that a scrolled box shows, with some on either side: a grid of 60 halls draws those only. */
export function useVisibleRows(
  box: RefObject<HTMLElement | null>,
  rows: number,
  height: number,
  above: number,
): VisibleRows {
  const [seen, setSeen] = useState<VisibleRows>({ first: 0, last: 30 });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const look = () => {
      const first = Math.max(0, Math.floor((element.scrollTop - above) / height) - beside);
      const last = Math.ceil((element.scrollTop + element.clientHeight - above) / height) + beside;
      setSeen((now) => (now.first === first && now.last === last ? now : { first, last }));
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    const watch = new ResizeObserver(look);
    watch.observe(element);
    return () => {
      element.removeEventListener('scroll', look);
      watch.disconnect();
    };
  }, [box, height, above]);
  return { first: seen.first, last: Math.min(rows - 1, seen.last) };
}
