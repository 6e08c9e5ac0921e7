import { createContext, use } from 'react';
import { topicOf } from '@sevenmetre/contract/pages';
import type { PageMatch } from '@sevenmetre/contract/pages';
import { createListeners } from '../browser/store.ts';
import { parseVersion } from '../live/version.ts';
import { recent } from './recent.ts';
import type { Slice } from './slice.ts';

interface SliceState {
  /** undefined: nothing has come yet. */
  readonly slice: Slice | undefined;
  /** The last request failed; earlier data are kept. */
  readonly failed: boolean;
}

export interface SliceCacheDeps {
  /** Asks the server; rejects when it does not answer. */
  readonly fetch: (page: PageMatch, known: Slice | undefined) => Promise<Slice>;
  /** Told of every slice that came from the server. */
  readonly fetched: (topic: string, slice: Slice) => void;
}

/**
 * The data of the pages of this visit, by topic of the live stream. A library of queries would weigh eight times as
 * much and know neither frames nor versions (docs/decisions/pages/0601).
 */
export interface SliceCache {
  readonly state: (topic: string) => SliceState;
  /** As it was when hydration began: parts of the page that are hydrated later must find what they were rendered with. */
  readonly rendered: (topic: string) => SliceState;
  /** Hydration begins. */
  readonly hydrate: () => void;
  readonly subscribe: (listener: () => void) => () => void;
  readonly set: (topic: string, slice: Slice) => void;
  /** Asks for a page's slice; never rejects. Questions under way are shared. */
  readonly load: (page: PageMatch) => Promise<void>;
}

/** A screen in a hall shows hundreds of matches without ever being loaded again. */
const most = 40;

const nothing: SliceState = { slice: undefined, failed: false };

export function createSliceCache(deps: SliceCacheDeps): SliceCache {
  // Entries of the open page are read at every change, so they are never the least recently used.
  const states = recent<string, SliceState>(most);
  const underWay = new Map<string, Promise<void>>();
  const { notify, subscribe } = createListeners();
  const state = (topic: string) => states.get(topic) ?? nothing;
  const rendered = keepRendered(state);
  const change = (topic: string, next: SliceState) => {
    rendered.keep(topic);
    states.set(topic, next);
    notify();
  };
  const ask = async (topic: string, page: PageMatch) => {
    try {
      const slice = await deps.fetch(page, state(topic).slice);
      const kept = newer(state(topic).slice, slice);
      deps.fetched(topic, kept);
      if (kept !== state(topic).slice || state(topic).failed) change(topic, { slice: kept, failed: false });
    } catch {
      if (!state(topic).failed) change(topic, { ...state(topic), failed: true });
    } finally {
      underWay.delete(topic);
    }
  };
  return {
    state,
    rendered: rendered.of,
    hydrate: rendered.begin,
    subscribe,
    set: (topic, slice) => change(topic, { slice, failed: false }),
    load: (page) => {
      const topic = topicOf(page);
      const asked = underWay.get(topic) ?? ask(topic, page);
      underWay.set(topic, asked);
      return asked;
    },
  };
}

/** The states at the beginning of hydration, of topics that have changed since. */
function keepRendered(state: (topic: string) => SliceState) {
  let hasBegun = false;
  const before = new Map<string, SliceState>();
  return {
    begin: () => {
      hasBegun = true;
    },
    /** Before a topic changes. */
    keep: (topic: string) => {
      if (hasBegun && !before.has(topic)) before.set(topic, state(topic));
    },
    of: (topic: string) => before.get(topic) ?? state(topic),
  };
}

/** An answer that is older than an applied frame must not replace newer data. */
function newer(shown: Slice | undefined, fetched: Slice): Slice {
  if (shown?.status !== 200 || fetched.status !== 200) return fetched;
  const [mine, theirs] = [parseVersion(shown.body.version), parseVersion(fetched.body.version)];
  const overtaken = mine !== null && mine.epoch === theirs?.epoch && mine.v > theirs.v;
  return overtaken ? shown : fetched;
}

export const SliceCacheContext = createContext<SliceCache | null>(null);

export function useSliceCache(): SliceCache {
  const cache = use(SliceCacheContext);
  if (cache === null) throw new Error('There is no cache of slices around this component.');
  return cache;
}
