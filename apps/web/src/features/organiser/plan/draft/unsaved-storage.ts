import { browserStore } from '../../../../lib/browser/storage.ts';
import type { Unsaved } from './draft-state.ts';

const keyOf = (userId: number): string => `tms-plan-unsaved:${userId}`;

/** Keeps what the server has not stored; nothing to keep removes it. */
export function keepUnsaved(userId: number, unsaved: readonly Unsaved[], store = browserStore()): void {
  try {
    if (unsaved.length === 0) store?.removeItem(keyOf(userId));
    else store?.setItem(keyOf(userId), JSON.stringify(unsaved));
  } catch {
    // A browser without room keeps the changes only as long as the page is open.
  }
}

/** What an earlier page of this user could not store. */
export function readUnsaved(userId: number, store = browserStore()): readonly Unsaved[] {
  try {
    const kept: unknown = JSON.parse(store?.getItem(keyOf(userId)) ?? '[]');
    return Array.isArray(kept) ? (kept as Unsaved[]) : [];
  } catch {
    return [];
  }
}
