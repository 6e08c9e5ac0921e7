import { useSyncExternalStore } from 'react';

export interface Release {
  /** Takes the new version into use; null while there is none. */
  readonly activate: (() => void) | null;
  /** Another service worker rules this page than the one it was opened with: the next navigation loads the page. */
  readonly replaced: boolean;
}

let release: Release = { activate: null, replaced: false };
const initial = release;
const listeners = new Set<() => void>();

export function useRelease(): Release {
  return useSyncExternalStore(
    subscribe,
    () => release,
    () => initial,
  );
}

export function changeRelease(change: Partial<Release>): void {
  release = { ...release, ...change };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
