import { afterPaint } from '../browser/after-paint.ts';
import { createStore } from '../browser/store.ts';

/** The visitors' search and the organiser's: header, pages and keys open them, a dialog shows the one that is open. */
type Opened = 'search' | 'find' | null;

const opened = createStore<Opened>(null);

export function openSearch(): void {
  afterPaint(() => opened.set('search'));
}

/** The organiser's: clubs, people, numbers, settings and pages. */
export function openFind(): void {
  afterPaint(() => opened.set('find'));
}

export function closeSearch(): void {
  opened.set(null);
}

export const useOpenedSearch = opened.useValue;
