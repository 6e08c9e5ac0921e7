import { createClient } from '@sevenmetre/contract/client';
import { accountOperations } from '@sevenmetre/contract/account/operations';
import { bracketOperations } from '@sevenmetre/contract/bracket/operations';
import { categoryOperations } from '@sevenmetre/contract/categories/operations';
import { archiveOperations } from '@sevenmetre/contract/archive/operations';
import { cityOperations } from '@sevenmetre/contract/city/operations';
import { joinOperations } from '@sevenmetre/contract/join/operations';
import { countryOperations } from '@sevenmetre/contract/countries/operations';
import { dashboardOperations } from '@sevenmetre/contract/dashboard/operations';
import { favouriteOperations } from '@sevenmetre/contract/favourites/operations';
import { finalRankingOperations } from '@sevenmetre/contract/final-ranking/operations';
import { groupOperations } from '@sevenmetre/contract/groups/operations';
import { aliveOperations } from '@sevenmetre/contract/health/operations';
import { liveOperations } from '@sevenmetre/contract/live/operations';
import { matchOperations } from '@sevenmetre/contract/matches/operations';
import { notificationOperations } from '@sevenmetre/contract/notifications/operations';
import { placeOperations } from '@sevenmetre/contract/places/operations';
import { refereeOperations } from '@sevenmetre/contract/referees/operations';
import { scheduleOperations } from '@sevenmetre/contract/schedule/operations';
import { searchOperations } from '@sevenmetre/contract/search/operations';
import { statisticsOperations } from '@sevenmetre/contract/statistics/operations';
import { teamOperations } from '@sevenmetre/contract/teams/operations';
import { signInOperations } from '@sevenmetre/contract/sign-in/operations';
import { reportReachable } from './connection.ts';
import { ForeignAnswer, isPortalAnswer } from './portal-answer.ts';
import { learnServerTime } from '../time/server-time.ts';

/** This page's own origin. The specified hook for a 401 exists and does nothing: the caller decides. */
export const ownOrigin = { baseUrl: '', fetch: observedFetch, on401: () => undefined } as const;

/** The calls of public pages: the tables of the words that they show. Pages behind a sign-in have clients of their own. */
export const api = createClient(ownOrigin, {
  ...accountOperations,
  ...bracketOperations,
  ...categoryOperations,
  ...archiveOperations,
  ...cityOperations,
  ...joinOperations,
  ...countryOperations,
  ...dashboardOperations,
  ...favouriteOperations,
  ...finalRankingOperations,
  ...groupOperations,
  ...aliveOperations,
  ...liveOperations,
  ...matchOperations,
  ...notificationOperations,
  ...placeOperations,
  ...refereeOperations,
  ...scheduleOperations,
  ...searchOperations,
  ...statisticsOperations,
  ...teamOperations,
  ...signInOperations,
});

/**
 * Fetch that also reports whether the server is reachable and what time it has. An answer that the portal has not
 * sent rejects with `ForeignAnswer`: it is no network.
 */
export async function observedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  try {
    const response = await fetch(input, pastCache(init));
    if (!isPortalAnswer(response)) throw new ForeignAnswer();
    reportReachable(true);
    learnServerTime(response.headers, Date.now());
    return response;
  } catch (failure) {
    if (!(failure instanceof DOMException && failure.name === 'AbortError')) reportReachable(false);
    throw failure;
  }
}

/**
 * An answer from the browser's cache would look like a connection: the server is asked whether it still holds.
 * Calls that bring a tag of their own pass the cache anyway.
 */
function pastCache(init?: RequestInit): RequestInit {
  return new Headers(init?.headers).has('if-none-match') ? { ...init } : { cache: 'no-cache', ...init };
}
