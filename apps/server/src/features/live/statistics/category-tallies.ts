import { begunMatches } from '@sevenmetre/rules/snapshot';
import type { CategoryTallies, Snapshot, SnapshotChange } from '@sevenmetre/rules/snapshot';
import type { Category } from '@sevenmetre/rules/tournament';
import { sumTallies } from '@sevenmetre/rules/statistics';
import type { PlayerTally } from '@sevenmetre/rules/statistics';
import type { LoadedMatches, LoadedNames, PublicName } from './load-matches.use-case.ts';

export interface TalliesSource {
  readonly loadMatches: (snapshot: Snapshot, matchIds: readonly number[]) => Promise<LoadedMatches>;
  readonly loadNames: (snapshot: Snapshot, participantIds: readonly number[]) => Promise<LoadedNames>;
}

interface CountedMatch {
  /** The version of the counted data. */
  readonly v: number;
  readonly tallies: readonly PlayerTally[];
}

/**
 * Statistics of all persons in the matches of a category. Each match is counted once from its events, and
 * again only after a commit that changed it, so that a goal costs one match, whatever the size of the
 * tournament.
 */
export class CategoryTalliesStore {
  readonly #source: TalliesSource;
  readonly #matches = new Map<number, CountedMatch>();
  /** The version that last changed a match. */
  readonly #touched = new Map<number, number>();
  readonly #names = new Map<number, PublicName>();
  #generation = 0;
  #namesPenalties: boolean | null = null;
  #last: Promise<unknown> = Promise.resolve();

  constructor(source: TalliesSource) {
    this.#source = source;
  }

  /** Statistics of a category. Calls run one after the other, so that concurrent ones count once. */
  get(snapshot: Snapshot, category: Category): Promise<CategoryTallies> {
    const next = this.#last.then(() => this.#count(snapshot, category));
    this.#last = next.catch(() => {});
    return next;
  }

  /** Counts all categories, so that their first readers do not wait. Never rejects. */
  async warm(snapshot: Snapshot): Promise<void> {
    for (const category of snapshot.categories.values()) await this.get(snapshot, category).catch(() => {});
  }

  apply({ v, matches, events, rosters }: SnapshotChange): void {
    for (const { id } of matches) this.#touched.set(id, v);
    for (const { matchId } of events) this.#touched.set(matchId, v);
    for (const id of rosters) this.#touched.set(id, v);
    if (rosters.length > 0) this.#names.clear();
  }

  clear(): void {
    this.#generation += 1;
    this.#matches.clear();
    this.#touched.clear();
    this.#names.clear();
    this.#namesPenalties = null;
  }

  async #count(snapshot: Snapshot, category: Category): Promise<CategoryTallies> {
    if (category.resultsHidden) return { people: [], namesPenalties: false };
    const ids = begunMatches(snapshot, category).map(({ id }) => id);
    await this.#refresh(snapshot, ids);
    const sums = sumTallies(ids.map((id) => this.#matches.get(id)?.tallies ?? []));
    await this.#learnNames(snapshot, sums);
    const people = sums.flatMap((tally) => {
      const known = this.#names.get(tally.participantId);
      return known ? [{ ...tally, ...known }] : [];
    });
    return { people, namesPenalties: this.#namesPenalties ?? false };
  }

  async #refresh(snapshot: Snapshot, ids: readonly number[]): Promise<void> {
    const old = ids.filter((id) => (this.#matches.get(id)?.v ?? -1) < (this.#touched.get(id) ?? 0));
    if (old.length === 0) return;
    const generation = this.#generation;
    const { v, matches } = await this.#source.loadMatches(snapshot, old);
    if (generation !== this.#generation) return;
    for (const id of old) this.#matches.set(id, { v, tallies: matches.get(id) ?? [] });
  }

  async #learnNames(snapshot: Snapshot, tallies: readonly PlayerTally[]): Promise<void> {
    const unknown = [...new Set(tallies.map(({ participantId }) => participantId))].filter(
      (id) => !this.#names.has(id),
    );
    if (unknown.length === 0 && this.#namesPenalties !== null) return;
    const generation = this.#generation;
    const { names, namesPenalties } = await this.#source.loadNames(snapshot, unknown);
    if (generation !== this.#generation) return;
    this.#namesPenalties = namesPenalties;
    for (const [id, name] of names) this.#names.set(id, name);
  }
}
