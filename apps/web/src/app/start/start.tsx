import { completeLocales } from '@sevenmetre/rules/vocabulary';
import type { Locale } from '@sevenmetre/rules/vocabulary';
import { matchPage, topicOf } from '@sevenmetre/contract/pages';
import { splitEditionPath } from '@sevenmetre/rules/editions';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { browserWords } from '../../lib/words/browser-words.ts';
import { watchBrowserConnection } from '../../lib/api/connection.ts';
import { keepReloading, reloadWhenReachable } from '../../lib/api/reload.ts';
import { splitLocalePrefix } from '../../lib/paths/locale-path.ts';
import { readOffline } from '../../lib/offline/read-offline.ts';
import { browserStore, ownWordsKey, remember } from '../../lib/browser/storage.ts';
import { storeOffset } from '../../lib/time/wall-clock.ts';
import { browserSession } from './browser-session.ts';
import { browserSlices } from './browser-slices.ts';
import { applyRememberedTheme, pickLocale, readInitData } from './init-data.ts';
import type { InitData } from './init-data.ts';
import { takeEmbedded } from './page-data.ts';
import { Root } from './root.tsx';
import { findRoute } from '../routes/routes.ts';

/** Hydrates the rendered page, or renders it when there is only the shell; then starts what can wait. */
export async function start(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) return;
  applyRememberedTheme();
  watchBrowserConnection();
  addEventListener('error', ({ error }) => report(error));
  addEventListener('unhandledrejection', ({ reason }) => report(reason));
  reloadWhenChunksAreGone();
  const init = readInitData();
  const offered = init.languages ?? completeLocales;
  if (container.firstElementChild) leaveLanguageOut(offered);
  const { base, path: pathname } = splitEditionPath(location.pathname);
  const prefixed = splitLocalePrefix(pathname, offered);
  const pageTime = init.serverTime === null ? Date.now() : Date.parse(init.serverTime);
  storeOffset(document.querySelector<HTMLMetaElement>('meta[name=zone]')?.content);
  takeEmbedded(browserSlices, pathname, init.slice, pageTime);
  dressWords(init);
  const locale = prefixed?.locale ?? pickLocale(offered);
  if (init.keepsLanguage) remember(browserStore(), new Date(), { shownLocale: locale });
  // Setting the same language again would make the browser recalculate all styles.
  if (document.documentElement.lang !== locale) document.documentElement.lang = locale;
  const page = matchPage(prefixed?.path ?? pathname);
  const { route } = findRoute(prefixed?.path ?? pathname);
  // Its guard asks again, and shows the page at once if the answer is there by then.
  if (route.access !== 'public') void browserSession.ensure();
  // Without its chunk the page shows an error; the shell around it opens all the same.
  const ready = route.page.preload().catch(() => undefined);
  const isShell = init.serverTime === null;
  const [words, kept] = await Promise.all([
    browserWords.speak(locale).catch(() => null),
    isShell ? import('../../lib/offline/kept-editions.ts').catch(() => null) : null,
    ready,
    // Only the shell has no data of its own: what an earlier visit left is painted first.
    page && init.slice === null && base === ''
      ? readOffline(page).then((stored) => stored && browserSlices.set(topicOf(page), stored))
      : null,
  ]);
  const slice = page && browserSlices.state(topicOf(page)).slice;
  const shown = slice?.status === 200 ? slice.body.edition : null;
  const edition = init.edition ?? shown ?? (await kept?.keptEdition(base)) ?? null;
  if (edition !== null) kept?.showColours(edition);
  // Another release than the one that is kept, and nothing answers: not even an error can be shown, since there
  // are no words.
  if (words === null) return void keepReloading();
  const root = <Root {...{ locale, words, pageTime, offered, edition, base }} map={init.map ?? null} />;
  // What a boundary shows is an error all the same: the browser prints it and tells the listener above.
  const options = { onCaughtError: reportError };
  // What the server draws of a signed-in page is an outline, whose place the page takes: hydrated, it would be changed by the
  // answer about the user before its parts are, and React draws such a part 300 ms later.
  if (container.firstElementChild && route.access === 'public') {
    browserSlices.hydrate();
    hydrateRoot(container, root, options);
  } else createRoot(container, options).render(root);
  void import('./after-load.ts').then((later) =>
    later.startLater(init, { base, edition: base === '' ? edition : shown }),
  );
}

/** The code for it is loaded by the first error. */
function report(thrown: unknown): void {
  void import('../../lib/api/report-error.ts').then(
    (later) => later.reportError(thrown),
    () => undefined,
  );
}

/** A rendered page speaks the language of its address already: it goes on at the address that links lead to. */
function leaveLanguageOut(offered: readonly Locale[]): void {
  const prefixed = splitLocalePrefix(location.pathname, offered);
  if (prefixed?.locale !== document.documentElement.lang) return;
  remember(browserStore(), new Date(), { locale: prefixed.locale });
  history.replaceState(history.state, '', prefixed.path + location.search + location.hash);
}

/** Where nobody has changed a word, nothing is loaded for it. */
function dressWords(init: InitData): void {
  if (init.words || browserStore()?.getItem(ownWordsKey))
    browserWords.override(
      import('../../lib/words/own-words.ts').then((own) => own.ownOverride(init)).catch(() => null),
    );
}

/** Milliseconds between two reloads of a page for a chunk that does not come. */
const reloadAtMostEvery = 10 * 60_000;

/**
 * A chunk of an older release that is gone: the page is loaded again, seldom, and only when the server answers:
 * otherwise the browser's error page would replace it.
 */
function reloadWhenChunksAreGone(): void {
  addEventListener('vite:preloadError', () => {
    const key = 'sevenmetre-reloaded';
    if (Date.now() - Number(sessionStorage.getItem(key)) < reloadAtMostEvery) return;
    void reloadWhenReachable(() => sessionStorage.setItem(key, String(Date.now())));
  });
}
