import { useEffect } from 'react';
import type { RefObject } from 'react';

/** Milliseconds in which a second press of the same hand follows. */
const secondPress = 600;

/**
 * A row that leaves a list moves the next one under the pointer: the second press of a double click, meant for the row that
 * was there, is swallowed. Keys reach their row at any time.
 */
export function useSteadyList(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current: element } = list;
    if (element === null) return;
    let leftAt = -Infinity;
    const observer = new MutationObserver((changes) => {
      if (changes.some(({ removedNodes }) => removedNodes.length > 0)) leftAt = performance.now();
    });
    const swallow = (event: MouseEvent) => {
      if (event.detail === 0 || performance.now() - leftAt > secondPress) return;
      event.preventDefault();
      event.stopPropagation();
    };
    observer.observe(element, { childList: true });
    element.addEventListener('click', swallow, { capture: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('click', swallow, { capture: true });
    };
  }, [list]);
}
