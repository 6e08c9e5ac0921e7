import type { MatchEventsChange, SnapshotChange } from '@sevenmetre/rules/snapshot';
import type { LoadedDetail } from './load-match-detail.use-case.ts';

interface Entry {
  detail: LoadedDetail | null;
  readonly loading: Promise<LoadedDetail>;
  /** Changes that were committed while the detail was read. */
  readonly missed: (MatchEventsChange & { readonly v: number })[];
}

/**
 * Events and rosters of requested matches: read once, then updated by the changes. The least recently used
 * are dropped.
 */
export class MatchDetails {
  readonly #load: (matchId: number) => Promise<LoadedDetail>;
  readonly #capacity: number;
  readonly #entries = new Map<number, Entry>();

  constructor(load: (matchId: number) => Promise<LoadedDetail>, capacity: number) {
    this.#load = load;
    this.#capacity = capacity;
  }

  /** The detail if it is in memory; does not read the database. */
  peek(matchId: number): LoadedDetail | null {
    return this.#entries.get(matchId)?.detail ?? null;
  }

  async get(matchId: number): Promise<LoadedDetail> {
    const known = this.#entries.get(matchId);
    const entry = known ?? this.#begin(matchId);
    this.#entries.delete(matchId);
    this.#entries.set(matchId, entry);
    await entry.loading;
    return entry.detail ?? this.get(matchId);
  }

  /** A change contains events; for a roster it only says that it has to be read again. */
  apply(change: SnapshotChange): void {
    for (const matchId of change.rosters) this.#entries.delete(matchId);
    for (const events of change.events) {
      const entry = this.#entries.get(events.matchId);
      if (!entry) continue;
      if (entry.detail) entry.detail = patched(entry.detail, { ...events, v: change.v });
      else entry.missed.push({ ...events, v: change.v });
    }
  }

  clear(): void {
    this.#entries.clear();
  }

  #begin(matchId: number): Entry {
    const entry: Entry = { detail: null, loading: this.#load(matchId), missed: [] };
    entry.loading.then(
      (detail) => {
        entry.detail = entry.missed.reduce(patched, detail);
      },
      () => this.#entries.delete(matchId),
    );
    this.#entries.set(matchId, entry);
    const oldest = this.#entries.keys().next();
    if (this.#entries.size > this.#capacity && !oldest.done) this.#entries.delete(oldest.value);
    return entry;
  }
}

/** A change that the detail already includes is ignored. */
function patched(detail: LoadedDetail, change: MatchEventsChange & { readonly v: number }): LoadedDetail {
  if (change.v <= detail.v) return detail;
  const gone = new Set(change.deletedIds);
  const changed = new Set(change.changed.map(({ id }) => id));
  const kept = detail.events.filter(({ id }) => !gone.has(id) && !changed.has(id));
  return {
    ...detail,
    v: change.v,
    events: [...kept, ...change.changed],
    deletedIds: [...detail.deletedIds.filter((id) => !changed.has(id)), ...change.deletedIds],
  };
}
