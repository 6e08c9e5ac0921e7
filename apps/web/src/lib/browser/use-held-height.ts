import { useLayoutEffect, useRef } from 'react';

const useBrowserEffect = import.meta.env.SSR ? () => undefined : useLayoutEffect;

/**
 * For a list that gets shorter by itself: it keeps its largest height, so that nothing below it moves. Another
 * width starts again.
 */
export function useHeldHeight<E extends HTMLElement>() {
  const element = useRef<E>(null);
  const held = useRef({ width: 0, height: 0 });
  useBrowserEffect(() => {
    const { current } = element;
    if (!current) return;
    const { width, height } = current.getBoundingClientRect();
    const before = held.current;
    const kept = width === before.width ? Math.max(before.height, height) : own(current);
    held.current = { width, height: kept };
    current.style.minHeight = `${kept}px`;
  });
  return element;
}

/** The natural height, without the kept one. */
function own(element: HTMLElement): number {
  element.style.minHeight = '';
  return element.getBoundingClientRect().height;
}
