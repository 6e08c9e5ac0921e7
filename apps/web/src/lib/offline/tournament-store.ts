import { liveOperations } from '@sevenmetre/contract/live/operations';

/** The two bodies that hold the whole tournament, as the server sent them. Public data only. */
const cacheName = 'tournament-1';
const addresses = [liveOperations.competitionStatic.path, liveOperations.competitionLive.path] as const;
const checkedAtHeader = 'x-checked-at';

export interface TournamentDeps {
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
  /** Milliseconds UTC. */
  readonly now: () => number;
}

/**
 * Asks for both bodies with their ETags and keeps them. They go from the network into the store as they are: parsing
 * a large tournament would hold up a small phone. Rejects when nothing answers.
 */
export async function keepTournament({ fetch, now }: TournamentDeps): Promise<void> {
  const cache = await caches.open(cacheName);
  for (const address of addresses) {
    const kept = await cache.match(address);
    const etag = kept?.headers.get('etag');
    const answer = await fetch(address, etag ? { headers: { 'if-none-match': etag } } : {});
    const current = answer.status === 304 ? kept : answer.status === 200 ? answer : null;
    // Without an edition there is nothing to keep; a server in trouble leaves what was kept.
    if (answer.status === 404) await cache.delete(address);
    if (current) await cache.put(address, dated(current, now()));
  }
}

function dated(response: Response, checkedAt: number): Response {
  const headers = new Headers({ 'content-type': 'application/json', [checkedAtHeader]: String(checkedAt) });
  for (const name of ['etag', 'live-version']) {
    const value = response.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(response.body, { headers });
}

/** When the results were last confirmed, milliseconds UTC; null when none are kept. */
export async function tournamentKeptAt(): Promise<number | null> {
  const live = await (await caches.open(cacheName)).match(addresses[1]);
  return live ? Number(live.headers.get(checkedAtHeader) ?? 0) : null;
}

/** Both bodies, when both are kept. */
export async function readTournament(): Promise<{
  readonly fixed: unknown;
  readonly live: unknown;
  readonly version: string;
  readonly checkedAt: number;
} | null> {
  const cache = await caches.open(cacheName);
  const [fixed, live] = await Promise.all(addresses.map((address) => cache.match(address)));
  if (!fixed || !live) return null;
  return {
    fixed: await fixed.json(),
    live: await live.json(),
    version: live.headers.get('live-version') ?? '',
    checkedAt: Number(live.headers.get(checkedAtHeader) ?? 0),
  };
}
