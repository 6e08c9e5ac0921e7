/// <reference lib="webworker" />
import { dataLocales, isLocale, type Locale } from '@sevenmetre/rules/vocabulary';
import { logoCache } from '../lib/page/cup-logo.ts';
import { isPortalAnswer } from '../lib/api/portal-answer.ts';
import { keepOwn, ownAnswer } from './keep-own.ts';
import { openPressed, renewSubscription, showMessage, stopPressed } from './push.ts';
import { routeRequest } from './route-request.ts';
import { withLinks } from './with-links.ts';

declare const self: ServiceWorkerGlobalScope;
declare const __PRECACHE__: readonly { readonly url: string; readonly revision: string | null }[];
/** Files of the public pages and of the reporter's, and of their words in each language. */
declare const __AHEAD__: {
  readonly pages: readonly string[];
  readonly words: Readonly<Record<Locale, readonly string[]>>;
  readonly reporter: readonly string[];
  readonly reporterWords: Readonly<Record<Locale, readonly string[]>>;
};
/** What the page of a match is made of, words in Czech and English and fonts among it. */
declare const __SCREEN__: readonly string[];
declare const __RELEASE__: string;

const shellUrl = '/shell.html';
/** The files of this release, and those that pages asked for since. */
const releaseCache = `release-${__RELEASE__}`;
/** Milliseconds after which a page that has not arrived is rendered from kept data. */
const patience = 2500;

self.addEventListener('install', (event) => event.waitUntil(keepRelease()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('message', (event: ExtendableMessageEvent) => {
  const message = event.data as { kind?: string; urls?: unknown; locale?: unknown };
  if (message.kind === 'activate') void self.skipWaiting();
  if (message.kind === 'ahead') {
    const words = isLocale(message.locale) ? __AHEAD__.words[message.locale] : [];
    event.waitUntil(keepAssets([...__AHEAD__.pages, ...words]));
  }
  const files = () => reporterFiles(message.locale);
  if (message.kind === 'reporter') event.waitUntil(keepReporter(event, files()));
  if (message.kind === 'reporter-files') event.ports[0]?.postMessage([shellUrl, ...files()]);
  if (message.kind === 'keep' && Array.isArray(message.urls)) event.waitUntil(keepAssets(message.urls));
});
self.addEventListener('push', (event) => event.waitUntil(showMessage(self.registration, event.data)));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(
    event.action === '' ? openPressed(self, event.notification) : stopPressed(self, event.action),
  );
});
self.addEventListener('pushsubscriptionchange', (event) =>
  // The standard's event; the types know another one.
  event.waitUntil(renewSubscription(self.registration, event as Parameters<typeof renewSubscription>[1])),
);
self.addEventListener('fetch', (event) => {
  const route = routeRequest(event.request, self.location.origin);
  if (route === 'page') event.respondWith(answerPage(event));
  if (route === 'screen') event.respondWith(answerScreen(event.request));
  if (route === 'picture') event.respondWith(answerPicture(event.request));
  if (route === 'asset') event.respondWith(answerAsset(event.request));
});

async function keepRelease(): Promise<void> {
  const cache = await caches.open(releaseCache);
  const requests = __PRECACHE__.map(({ url, revision }) =>
    // A name with a hash never changes its content; the shell is asked for past every cache.
    revision === null ? new Request(url) : new Request(url, { cache: 'reload' }),
  );
  // One that fails ends the installation; the worker before it stays.
  await Promise.all(requests.map((request) => keepOwn(cache, request)));
}

async function takeOver(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('release-') && name !== releaseCache);
  await Promise.all(old.map((name) => caches.delete(name)));
  await preloadPages();
  await self.clients.claim();
}

/**
 * The server is asked for a page while the worker starts. Not in Firefox: when that request fails, it shows its own error
 * (seen in 153) although the worker has an answer, and no page opens without a network.
 */
async function preloadPages(): Promise<void> {
  const preload = self.registration.navigationPreload;
  await (/\bFirefox\//u.test(navigator.userAgent) ? preload?.disable() : preload?.enable());
}

async function keepAssets(urls: readonly unknown[]): Promise<void> {
  const cache = await caches.open(releaseCache);
  for (const url of urls) {
    if (typeof url !== 'string' || !url.startsWith('/assets/') || (await cache.match(url))) continue;
    await keepOwn(cache, url).catch(() => undefined);
  }
}

/**
 * All that the screens of reporters are made of beside what every visitor has: in the device's language, and in those of
 * the people at the table.
 */
function reporterFiles(locale: unknown): string[] {
  const spoken = [...dataLocales, ...(isLocale(locale) ? [locale] : [])];
  const words = spoken.flatMap((one) => __AHEAD__.reporterWords[one]);
  const own = [...__PRECACHE__.map(({ url }) => url), ...__SCREEN__, ...__AHEAD__.reporter];
  return [...new Set([...own, ...words])];
}

/** Answers when every file has been requested; failed ones are missing. */
async function keepReporter(event: ExtendableMessageEvent, files: readonly string[]): Promise<void> {
  await keepAssets(files);
  event.ports[0]?.postMessage('kept');
}

/** The shell, at once: the server has nothing to add to a screen that lives on the device. Without one, only the portal's page. */
async function answerScreen(request: Request): Promise<Response> {
  const shell = await (await caches.open(releaseCache)).match(shellUrl);
  if (shell) return withLinks(shell, __SCREEN__);
  const response = await fetch(request);
  return isPortalAnswer(response) || response.type === 'opaqueredirect' ? response : Response.error();
}

/**
 * The portal's page when it arrives in time; else the shell, which renders kept data. Where a network demands a
 * sign-in by a redirect, the browser follows it and its page is shown.
 */
async function answerPage(event: FetchEvent): Promise<Response> {
  const fromServer = (async () => {
    const preloaded = (await event.preloadResponse) as Response | undefined;
    const response = preloaded ?? (await fetch(event.request));
    const isOwn = isPortalAnswer(response) || response.type === 'opaqueredirect';
    return response.status >= 500 || !isOwn ? null : response;
  })().catch(() => null);
  const tooLate = new Promise<null>((resolve) => setTimeout(() => resolve(null), patience));
  const inTime = await Promise.race([fromServer, tooLate]);
  if (inTime) return inTime;
  const shell = await (await caches.open(releaseCache)).match(shellUrl);
  return shell ?? (await fromServer) ?? Response.error();
}

/** A file of the portal; whatever else answers is no network. */
async function answerAsset(request: Request): Promise<Response> {
  const cache = await caches.open(releaseCache);
  const kept = await cache.match(request.url);
  if (kept) return kept;
  const response = await ownAnswer(request).catch(() => Response.error());
  if (response.status === 200) await cache.put(request.url, response.clone());
  return response;
}

/** The logo of a cup as the device keeps it; other pictures are the network's. */
async function answerPicture(request: Request): Promise<Response> {
  const kept = await (await caches.open(logoCache)).match(request.url);
  return kept ?? fetch(request);
}
