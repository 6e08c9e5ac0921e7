import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Scrolls a row sideways so that the child with the ref is visible, again whenever `key` changes. Only the row is
 * scrolled: `scrollIntoView` would also make the child the place where the next press of Tab begins.
 */
export function useScrolledIntoView<E extends HTMLElement>(key: string): RefObject<E | null> {
  const part = useRef<E>(null);
  useEffect(() => {
    const child = part.current;
    const row = child?.parentElement;
    if (!child || !row || row.scrollWidth <= row.clientWidth) return;
    const [own, around] = [child.getBoundingClientRect(), row.getBoundingClientRect()];
    row.scrollLeft += own.left + own.width / 2 - (around.left + around.width / 2);
  }, [key]);
  return part;
}
