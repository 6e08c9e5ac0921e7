import { createClient } from '@sevenmetre/contract/client';
import { pageOperations } from '@sevenmetre/contract/page-operations';
import { reportReachable } from './connection.ts';
import { learnServerTime } from '../time/server-time.ts';

/** This page's own origin. The specified hook for a 401 exists and does nothing: the caller decides. */
export const ownOrigin = { baseUrl: '', fetch: observedFetch, on401: () => undefined } as const;

/** The calls of the first load; see `later-api.ts` for those after it. */
export const api = createClient(ownOrigin, pageOperations);

/** Fetch that tells what it learns on the way: whether the server answers, and what time it has. */
export async function observedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  try {
    const response = await fetch(input, init);
    reportReachable(true);
    learnServerTime(response.headers, Date.now());
    return response;
  } catch (failure) {
    if (!(failure instanceof DOMException && failure.name === 'AbortError')) reportReachable(false);
    throw failure;
  }
}
