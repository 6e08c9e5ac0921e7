import { searchOperations } from '@sevenmetre/contract/search/operations';
import type { SearchIndex } from '@sevenmetre/contract/search/schemas';
import { api } from '../api/api.ts';

/** The index as it was fetched last. Public data only. */
const cacheName = 'search-1';
const address = searchOperations.searchIndex.path;

/** What is kept on this device; null when nothing is. */
export async function keptSearchIndex(): Promise<SearchIndex | null> {
  const kept = await read();
  return kept && ((await kept.json()) as SearchIndex);
}

/** The server's index, kept from then on; `unchanged` when it is the one that is kept, null when nothing answers. */
export async function fetchSearchIndex(): Promise<SearchIndex | 'unchanged' | null> {
  try {
    const etag = (await read())?.headers.get('etag');
    const answer = await api.searchIndex(etag ? { headers: { 'if-none-match': etag } } : {});
    if (answer.status === 304) return 'unchanged';
    if (answer.status !== 200) return null;
    void keep(answer.body, answer.headers.get('etag'));
    return answer.body;
  } catch {
    return null;
  }
}

async function read(): Promise<Response | null> {
  try {
    if (typeof caches === 'undefined') return null;
    return (await (await caches.open(cacheName)).match(address)) ?? null;
  } catch {
    return null;
  }
}

/** Failing to keep only means that nothing is kept. */
async function keep(index: SearchIndex, etag: string | null): Promise<void> {
  try {
    const headers = { 'content-type': 'application/json', ...(etag === null ? {} : { etag }) };
    const cache = await caches.open(cacheName);
    await cache.put(address, new Response(JSON.stringify(index), { headers }));
  } catch {
    // A full or forbidden store must not break the search.
  }
}
