import type { EditionHead } from '@sevenmetre/contract/slice-head';
import { matchPage, pages, topicOf } from '@sevenmetre/contract/pages';
import { observedFetch } from '../../lib/api/api.ts';
import { provideNotificationDialog } from '../../lib/favourites/load-notification-dialog.ts';
import { watchFavourites } from '../../lib/favourites/favourites.ts';
import { keepEdition } from '../../lib/offline/kept-editions.ts';
import { keepStatistics } from '../../lib/offline/keep-statistics.ts';
import { keepTournament, tournamentKeptAt } from '../../lib/offline/tournament-store.ts';
import { knowsServerTime, serverNow } from '../../lib/time/server-time.ts';
import { bodyOf } from '../../lib/slices/slice.ts';
import { forgetOldSlices, storeSlice } from '../../lib/slices/slice-store.ts';
import { readIdentity, sheetsDatabase } from '../../lib/session/reporter-identity.ts';
import { dropExpiredDrafts } from '../../lib/drafts/draft.ts';
import { browserSlices } from './browser-slices.ts';
import { keepWithAccount } from './favourites-account.ts';
import type { InitData } from './init-data.ts';
import { keepScroll } from './keep-scroll.ts';
import { followWords } from './follow-words.ts';
import { keepPagesAhead, maySpendData, registerServiceWorker } from './register-service-worker.ts';
import { browserWords } from '../../lib/words/browser-words.ts';
import { browserStore, readRemembered } from '../../lib/browser/storage.ts';

const settled = 10_000;
const keepEvery = 10 * 60_000;
/** Days after which a page that was not opened again is forgotten. */
const daysOfSlices = 30;

interface OpenedAddress {
  /** `/2025` for a past edition, '' for the current one. */
  readonly base: string;
  /** null: the page showed none. */
  readonly edition: EditionHead | null;
}

/** Work that is not urgent: the service worker, analytics when configured, data for places without a network. */
export function startLater({ analytics, serverTime }: InitData, opened: OpenedAddress): void {
  keepScroll();
  afterLoad(() => {
    void keepRendered();
    // A page of the current edition without one means that there is none any more; one of a past edition that it was not found.
    if (serverTime !== null && (opened.base === '' || opened.edition !== null))
      void keepEdition(opened.base, opened.edition);
    void registerServiceWorker();
    // What a press will need, so that it is there without a network too.
    void Promise.all([import('../shell/drawer.tsx'), import('../shell/toaster.tsx')]).catch(() => undefined);
    followWords(serverTime !== null);
    watchFavourites();
    keepWithAccount();
    provideNotificationDialog(loadNotificationDialog);
    void notifyChosen().catch(() => undefined);
    if ('setAppBadge' in navigator)
      void import('./app-badge.ts').then((part) => part.keepAppBadge(browserSlices)).catch(() => undefined);
    if (analytics) addAnalytics(analytics.url, analytics.websiteId);
    setTimeout(() => void keepForLater().then(forgetOldNames), settled);
  });
}

function afterLoad(action: () => void): void {
  if (document.readyState === 'complete') action();
  else addEventListener('load', () => action(), { once: true });
}

function addAnalytics(url: string, websiteId: string): void {
  const script = document.createElement('script');
  script.src = url;
  script.defer = true;
  script.dataset['websiteId'] = websiteId;
  document.head.append(script);
}

/** Data that came inside the page have not been fetched, and are to be found again all the same. */
async function keepRendered(): Promise<void> {
  // Pages of past editions are not kept: `matchPage` knows none that begins with a year.
  const page = matchPage(location.pathname);
  const topic = page ? topicOf(page) : '';
  const { slice } = browserSlices.state(topic);
  if (slice?.status === 200) await storeSlice(topic, slice);
}

/**
 * Keeps the whole tournament, so that any page of it opens where there is no network: the first page and two bodies,
 * each with its ETag, and the code that makes pages of them. Again every ten minutes while somebody looks.
 */
async function keepForLater(): Promise<void> {
  setTimeout(() => void keepForLater().then(forgetOldNames), keepEvery);
  if (!mayFetchAhead() || typeof caches === 'undefined') return;
  try {
    const keptAt = await tournamentKeptAt();
    if (keptAt !== null && serverNow() - keptAt < keepEvery / 2) return;
    await browserSlices.load({ page: pages.dashboard, params: {} });
    // The cup may have changed its logo while the page was open.
    const first = bodyOf(pages.dashboard, browserSlices.state(pages.dashboard.topic).slice);
    if (first !== null) await keepEdition('', first.edition);
    await browserSlices.load({ page: pages.countries, params: {} });
    // Help is asked for where there is no network.
    await browserSlices.load({ page: pages.city, params: {} });
    await keepTournament({ fetch: observedFetch, now: serverNow });
    await keepPagesAhead();
    await keepStatistics(categoryCodes(), serverNow);
  } catch {
    // Tried again later.
  }
}

/**
 * Names of children do not stay on a device when they are of no use: neither what was prepared for a table, nor what was typed and
 * never sent, nor public pages that nobody has opened since. Only by the server's clock: another one could be wrong.
 */
async function forgetOldNames(): Promise<void> {
  if (!knowsServerTime()) return;
  dropExpiredDrafts(serverNow());
  await forgetOldSlices(serverNow() - daysOfSlices * 86_400_000);
  if (readIdentity() === null) return;
  const { forgetOldSheets } = await import('../../features/reporter/match-sheets/sheet-store.ts');
  await forgetOldSheets(sheetsDatabase, serverNow()).catch(() => undefined);
}

/** As the first page has them. */
function categoryCodes(): string[] {
  const { slice } = browserSlices.state(pages.dashboard.topic);
  return bodyOf(pages.dashboard, slice)?.categories.map(({ code }) => code) ?? [];
}

/** Only while the page is visible, and not when the visitor asks to save data. */
function mayFetchAhead(): boolean {
  return document.visibilityState === 'visible' && maySpendData() && navigator.onLine;
}

/** The choice of notifications with its words: a chunk of its own. */
async function loadNotificationDialog() {
  const [{ NotificationDialog }] = await Promise.all([
    import('../../features/public/notifications/dialog.tsx'),
    browserWords.need(['notifications']),
  ]);
  return NotificationDialog;
}

/** Starts notifications if the visitor has chosen any; otherwise nothing is loaded. */
async function notifyChosen(): Promise<void> {
  if (!readRemembered(browserStore(), new Date()).notifications?.length) return;
  const { startNotifying } = await import('../../features/public/notifications/sync-subscription.ts');
  startNotifying(browserSlices);
}
