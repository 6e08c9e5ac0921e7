import { useSyncExternalStore } from 'react';

const narrow = '(max-width: 639px)';

/** Whether the window is that of a phone: what stands side by side elsewhere is folded or shown in parts. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(narrow).matches,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(narrow);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
