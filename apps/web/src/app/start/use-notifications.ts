import { browserWords } from '../../lib/words/browser-words.ts';
import { browserStore, readRemembered } from '../../lib/browser/storage.ts';
import { browserSlices } from './browser-slices.ts';

/** The choice of notifications with its words: a chunk of its own. */
export async function loadNotificationDialog() {
  const [{ NotificationDialog }] = await Promise.all([
    import('../../features/public/notifications/dialog.tsx'),
    browserWords.need(['notifications']),
  ]);
  return NotificationDialog;
}

/** Whoever has chosen something is told of it from now on; for all others nothing is loaded. */
export async function tellChosen(): Promise<void> {
  if (!readRemembered(browserStore(), new Date()).notifications?.length) return;
  const { beginTelling } = await import('../../features/public/notifications/keep-told.ts');
  beginTelling(browserSlices);
}
