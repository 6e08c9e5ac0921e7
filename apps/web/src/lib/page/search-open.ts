import { useSyncExternalStore } from 'react';
import { afterPaint } from '../browser/after-paint.ts';

/** Whether the search is open: header, first page and a key open it, the shell shows it. */
let isOpen = false;
const listeners = new Set<() => void>();

export function openSearch(): void {
  afterPaint(() => change(true));
}

export function closeSearch(): void {
  change(false);
}

export function useSearchOpen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  );
}

function change(open: boolean): void {
  isOpen = open;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
