import { createStore } from '../browser/store.ts';

export interface Release {
  /** Takes the new version into use; null while there is none. */
  readonly activate: (() => void) | null;
  /** Another service worker rules this page than the one it was opened with: the next navigation loads the page. */
  readonly replaced: boolean;
}

const release = createStore<Release>({ activate: null, replaced: false });

export const useRelease = release.useValue;

export function changeRelease(change: Partial<Release>): void {
  release.set({ ...release.read(), ...change });
}
