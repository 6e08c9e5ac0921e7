import { useLayoutEffect } from 'react';

/** `none`: the page has the whole height to itself. */
type BottomBar = 'form' | 'bulk' | 'roster' | 'words' | 'none';

/**
 * Says on the root of the document what stands at the bottom of the page, so that notices and scrolling keep off it.
 * Style sheets could find out by `html:has(…)`, but then every change of every page is looked through for it.
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
