import { prepareSearch } from '@sevenmetre/rules/search';
import type { Search, SearchIndex } from '@sevenmetre/rules/search';
import { useEffect, useState } from 'react';
import { fetchSearchIndex, keptSearchIndex } from '../../../lib/offline/search-index-store.ts';

export type SearchState =
  | { readonly status: 'loading' | 'failed' }
  | {
      readonly status: 'ready';
      readonly index: SearchIndex;
      readonly search: Search;
      /** What was last kept is searched: the server did not answer. */
      readonly isOld: boolean;
    };

const loading: SearchState = { status: 'loading' };

/**
 * The prepared search: at once from what is kept, then from the server. Without either it is made of the kept tournament,
 * where there is one; that knows no players.
 */
export function useSearchIndex(attempt: number): SearchState {
  const [state, setState] = useState<SearchState>(loading);
  useEffect(() => {
    let left = false;
    const show = async (index: SearchIndex, isOld: boolean) => {
      const search = await prepared(index);
      if (!left) setState({ status: 'ready', index, search, isOld });
    };
    const load = async () => {
      const asked = fetchSearchIndex();
      const kept = await keptSearchIndex();
      if (kept) await show(kept, false);
      const fetched = await asked;
      if (fetched === 'unchanged') return;
      const index = fetched ?? kept ?? (await fromTournament());
      if (index) await show(index, fetched === null);
      else if (!left) setState({ status: 'failed' });
    };
    void load();
    return () => {
      left = true;
    };
  }, [attempt]);
  return state;
}

async function fromTournament(): Promise<SearchIndex | null> {
  try {
    const { offlineSearchIndex } = await import('../../../lib/offline/offline-page.ts');
    return await offlineSearchIndex();
  } catch {
    return null;
  }
}

/** Prepared once for each index of this visit. */
const known = new WeakMap<SearchIndex, Search>();
/** Milliseconds of one step, so that typing stays responsive. */
const stepTime = 4;

async function prepared(index: SearchIndex): Promise<Search> {
  const found = known.get(index);
  if (found) return found;
  const preparing = prepareSearch(index);
  for (;;) {
    const until = performance.now() + stepTime;
    do {
      const { done, value } = preparing.next();
      if (done) {
        known.set(index, value);
        return value;
      }
    } while (performance.now() < until);
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
}
