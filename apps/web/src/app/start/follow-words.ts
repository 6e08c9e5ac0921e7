import { adoptKept, askForWords, forMeNow, onForMe, showForMe } from '../../lib/words/own-words.ts';
import { ownWordsKey } from '../../lib/browser/storage.ts';
import { browserSession } from './browser-session.ts';

/** Milliseconds between two requests of a visible page; changed words arrive within two minutes. */
const askEvery = 100_000;
/** Milliseconds in which a page that becomes visible again does not repeat its request. */
const atMostEvery = 30_000;

/**
 * Keeps a running page's words those of the organiser, and shows that this browser sees others while it does.
 *
 * @param fresh the server has just told them
 */
export function followWords(fresh: boolean): void {
  let askedAt = fresh ? performance.now() : -Infinity;
  const ask = () => {
    if (document.visibilityState === 'hidden' || performance.now() - askedAt < atMostEvery) return;
    askedAt = performance.now();
    // Tried again later.
    void askForWords().catch(() => undefined);
  };
  setInterval(ask, askEvery);
  document.addEventListener('visibilitychange', ask);
  addEventListener('online', ask);
  window.addEventListener('storage', ({ key }) => {
    if (key === ownWordsKey) adoptKept();
  });
  ask();
  watchForMe();
}

/** Only a super admin sees other words than everybody; signing out ends it. */
function watchForMe(): void {
  const look = () => {
    if (forMeNow() === null) return;
    const { status, user } = browserSession.state();
    if (status === 'out' || user?.roles.includes('ROLE_SUPER_ADMIN') === false) showForMe(null);
    else void import('./own-words-bar.tsx').then(({ showWordsBar }) => showWordsBar());
  };
  onForMe(look);
  browserSession.subscribe(look);
  if (forMeNow() === null) return;
  look();
  void browserSession.ensure().then((outcome) => outcome === 'out' && showForMe(null));
}
