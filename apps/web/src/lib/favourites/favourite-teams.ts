import { pages } from '@sevenmetre/contract/pages';
import type { TeamSlice } from '@sevenmetre/contract/teams/team-slice';
import { useEffect, useReducer } from 'react';
import { readOffline } from '../offline/read-offline.ts';
import { bodyOf } from '../slices/slice.ts';
import { useSliceCache } from '../slices/slice-cache.ts';
import type { SliceCache } from '../slices/slice-cache.ts';
import { ensureLoaded } from '../slices/use-slice.ts';

/** So many teams are asked for at the server; the others are read from the kept tournament where there is one. */
const asked = 8;
const again = 60_000;

/** What is known of some teams, in the order of `ids`; asked for when the list changes, and every minute while it is seen. */
export function useTeams(ids: readonly number[]): readonly TeamSlice[] {
  const cache = useSliceCache();
  const [, seen] = useReducer((count: number) => count + 1, 0);
  const key = ids.join();
  useEffect(() => cache.subscribe(seen), [cache]);
  useEffect(() => {
    const teams = key === '' ? [] : key.split(',');
    const load = () => {
      if (document.visibilityState === 'visible')
        teams.forEach((id, at) => void loadTeam(cache, id, at < asked));
    };
    load();
    const timer = setInterval(load, again);
    return () => clearInterval(timer);
  }, [cache, key]);
  return ids.flatMap((id) => {
    const { slice } = cache.state(`team:${id}`);
    return bodyOf(pages.team, slice) ?? [];
  });
}

async function loadTeam(cache: SliceCache, id: string, fresh: boolean): Promise<void> {
  const page = { page: pages.team, params: { id } };
  if (fresh) return ensureLoaded(page, cache);
  const kept = await readOffline(page);
  if (kept) cache.set(`team:${id}`, kept);
  else await ensureLoaded(page, cache);
}
