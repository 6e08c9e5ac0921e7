import { languageOf } from '@sevenmetre/rules/vocabulary';
import { createTranslator } from '@sevenmetre/phrases';
import type { Choice } from '@sevenmetre/rules/notifications';
import type { Locale } from '@sevenmetre/rules/vocabulary';
import { browserWords } from '../../../lib/words/browser-words.ts';
import {
  notificationChoices,
  watchNotificationChoices,
} from '../../../lib/favourites/notification-choices.ts';
import { serverNow } from '../../../lib/time/server-time.ts';
import type { SliceCache } from '../../../lib/slices/slice-cache.ts';
import { readDevice } from './device.ts';
import { showNews } from './show-news.ts';
import { signOff, signUp } from './sign-up.ts';
import type { SignedUp } from './sign-up.ts';
import { teamPage, watchTeams } from './watch.ts';

/** Where the service worker leaves the teams that a button of a message has ended. */
const cacheName = 'notifications';
const address = '/notifications/stopped';

/** Reads and removes them. */
async function takeStopped(): Promise<readonly number[]> {
  if (typeof caches === 'undefined') return [];
  try {
    const cache = await caches.open(cacheName);
    const kept: unknown = await (await cache.match(address))?.json();
    if (!Array.isArray(kept)) return [];
    await cache.delete(address);
    return kept.filter((id): id is number => Number.isSafeInteger(id));
  } catch {
    return [];
  }
}

/** Browsers open six connections to a host, so only this many teams are followed by streams. */
const streamed = 3;
/** Teams that are watched in all. */
const mostWatched = 20;
/** Milliseconds between two requests for the other teams. */
const askEvery = 30_000;

interface Synchronisation {
  readonly stamp: string;
  readonly outcome: Promise<SignedUp>;
}

let stopWatching = () => {};
let begun: SliceCache | null = null;
/** The synchronisation that is running or has succeeded. */
let current: Synchronisation | null = null;

/** Starts notifying the visitor of the chosen teams, by push or while the app is open. To be called once. */
export function startNotifying(slices: SliceCache): void {
  if (begun) return;
  begun = slices;
  watchNotificationChoices();
  notificationChoices.subscribe(() => void syncSubscription());
  if ('serviceWorker' in navigator)
    navigator.serviceWorker.addEventListener('message', () => void syncSubscription());
  addEventListener('online', () => void syncSubscription(true));
  void syncSubscription();
}

/** Synchronises the push subscription with the choices; without a change only if `again` is set. */
export async function syncSubscription(again = false): Promise<SignedUp> {
  for (const teamId of await takeStopped()) {
    notificationChoices.set({ teamId, start: false, goals: false, result: false });
  }
  const choices = notificationChoices.read();
  const locale = languageOf(document.documentElement.lang).code;
  const stamp = JSON.stringify([choices, locale, readDevice().permission]);
  if (current?.stamp === stamp && !again) return current.outcome;
  stopWatching();
  const mine: Synchronisation = { stamp, outcome: synchronise(choices, locale, () => current === mine) };
  current = mine;
  const outcome = await mine.outcome;
  // The next trigger tries again.
  if (outcome === 'failed' && current === mine) current = null;
  return outcome;
}

/** @param isStill whether nobody has chosen otherwise meanwhile */
async function synchronise(
  choices: readonly Choice[],
  locale: Locale,
  isStill: () => boolean,
): Promise<SignedUp> {
  if (choices.length === 0) {
    await signOff();
    return 'signed-up';
  }
  const outcome = await signUp(choices, locale);
  if (outcome !== 'signed-up') void watch(choices, locale, isStill).catch(() => undefined);
  return outcome;
}

async function watch(choices: readonly Choice[], locale: Locale, isStill: () => boolean): Promise<void> {
  const slices = begun;
  if (!slices) return;
  const watched = choices.slice(-mostWatched);
  const asked = watched.slice(0, -streamed);
  const [words, { keepLive }] = await Promise.all([
    browserWords.speak(locale),
    import('../../../lib/live/live.ts'),
    browserWords.need(['notifications']),
    ...watched.map(({ teamId }) => slices.load(teamPage(teamId))),
  ]);
  if (!isStill()) return;
  stopWatching();
  const t = createTranslator(words, locale);
  const ends = watched.slice(-streamed).map(({ teamId }) => keepLive(teamPage(teamId), slices));
  const timer = setInterval(() => {
    for (const { teamId } of asked) void slices.load(teamPage(teamId));
  }, askEvery);
  const stop = watchTeams(watched, { slices, now: serverNow, show: showNews.bind(null, t) });
  stopWatching = () => {
    for (const end of [...ends, stop]) end();
    clearInterval(timer);
    stopWatching = () => {};
  };
}
