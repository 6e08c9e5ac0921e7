import { useLayoutEffect } from 'react';

/** `none`: the page has the whole height to itself. */
type BottomBar = 'form' | 'join' | 'bulk' | 'roster' | 'words' | 'none';

/**
 * Sets on the root element which bar is at the bottom of the page, so that notices and scrolling stay clear of it.
 * `html:has(…)` could do the same, but would be evaluated at every change of a page.
 */
export function useBottomBar(kind: BottomBar): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset['bar'] = kind;
    return () => {
      delete root.dataset['bar'];
    };
  }, [kind]);
}
