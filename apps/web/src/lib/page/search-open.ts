import { useSyncExternalStore } from 'react';
import { afterPaint } from '../browser/after-paint.ts';

/** The visitors' search and the organiser's: header, pages and keys open them, a dialog shows the one that is open. */
type Opened = 'search' | 'find' | null;

let opened: Opened = null;
const listeners = new Set<() => void>();

export function openSearch(): void {
  afterPaint(() => change('search'));
}

/** The organiser's: clubs, people, numbers, settings and pages. */
export function openFind(): void {
  afterPaint(() => change('find'));
}

export function closeSearch(): void {
  change(null);
}

export function useOpenedSearch(): Opened {
  return useSyncExternalStore(
    subscribe,
    () => opened,
    () => null,
  );
}

function change(next: Opened): void {
  opened = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
