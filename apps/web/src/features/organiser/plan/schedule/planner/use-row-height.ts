import { useSyncExternalStore } from 'react';

const coarse = '(pointer: coarse)';
const low = '(max-height: 868px)';

/** Pixels of a hall's row: 32, 28 in a low window, 44 for fingers; with the names of teams 146, 110 in a low window. */
export function useRowHeight(isSmall: boolean): number {
  const height = useSyncExternalStore(subscribe, rowHeight, () => 32);
  if (!isSmall) return height;
  return height === 28 ? 110 : 146;
}

function rowHeight(): number {
  if (matchMedia(coarse).matches) return 44;
  return matchMedia(low).matches ? 28 : 32;
}

function subscribe(listener: () => void): () => void {
  const queries = [matchMedia(coarse), matchMedia(low)];
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}
