import { topicOf } from '@sevenmetre/contract/pages';
import type { PageMatch } from '@sevenmetre/contract/pages';
import { findTopic, sliceHead, versionText } from '@sevenmetre/rules/snapshot';
import type { Snapshot, Topic } from '@sevenmetre/rules/snapshot';
import type { Clock } from '../../platform/clock/index.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Prepared } from '../../platform/http/index.ts';
import { type Live, type LiveState, prepare } from '../live/index.ts';
import { editionMissing, type PageSlice, refusedTopic } from '../results/index.ts';
import { readArchive } from './read-archive.use-case.ts';
import { findCurrentAddress, findEditionsWith, findPast, type PastEditionHead } from './past.repository.ts';

export interface ArchiveContext {
  readonly database: Database;
  readonly clock: Clock;
  readonly live: Live;
}

/** The edition that an address beginning with a year leads to. */
export type EditionFound =
  | { readonly kind: 'past'; readonly edition: PastEditionHead }
  /** The current edition: its pages have addresses without a year. */
  | { readonly kind: 'current' }
  | { readonly kind: 'unknown' };

/** An edition that is loaded, current or past. */
export type LoadedEdition = LiveState & { readonly snapshot: Snapshot };

interface Overview {
  readonly made: Promise<Prepared>;
  readonly generation: number;
  /** Milliseconds UTC. */
  readonly at: number;
}

/** Milliseconds. Past editions get no frames of changes, so a loaded one is read again after this time. */
const keptFor = 60_000;

/** Public pages of past editions, at addresses that begin with their year. */
export class Archive {
  readonly #context: ArchiveContext;
  #overview: Overview | null = null;

  constructor(context: ArchiveContext) {
    this.#context = context;
  }

  past(): Promise<PastEditionHead[]> {
    const now = this.#context.clock.now();
    return this.#context.database.transaction((tx) => findPast(now, tx), { accessMode: 'read only' });
  }

  /** @param base `/2025` */
  async find(base: string): Promise<EditionFound> {
    const address = base.slice(1);
    const edition = (await this.past()).find((known) => known.address === address);
    if (edition) return { kind: 'past', edition };
    const current = await this.#context.database.transaction(findCurrentAddress, { accessMode: 'read only' });
    return { kind: current === address ? 'current' : 'unknown' };
  }

  /** The page of all past editions as bytes; null while no edition is current. */
  async overview(): Promise<Prepared | 'not-ready' | null> {
    const { state } = this.#context.live.publisher;
    if (!state) return 'not-ready';
    const { snapshot, generation } = state;
    if (!snapshot) return null;
    const now = this.#context.clock.now().getTime();
    const known = this.#overview;
    if (known?.generation === generation && Math.abs(now - known.at) < keptFor) return known.made;
    const made = this.#makeOverview(snapshot);
    this.#overview = { made, generation, at: now };
    made.catch(() => {
      this.#overview = null;
    });
    return made;
  }

  async #makeOverview(snapshot: Snapshot): Promise<Prepared> {
    const past = (await this.past()).filter(({ isOver }) => isOver);
    const body = await this.#context.database.transaction((tx) => readArchive(past, tx), {
      accessMode: 'read only',
    });
    return prepare(JSON.stringify({ ...sliceHead(snapshot), ...body }), versionText(snapshot.version));
  }

  /** The same for server-side rendering. */
  async overviewSlice(): Promise<PageSlice> {
    const made = await this.overview();
    if (made === 'not-ready') return { status: 503 };
    if (made === null) return editionMissing;
    return { status: 200, etag: made.etag, json: made.identity.toString() };
  }

  /** The slice of a page of a past edition. */
  async slice(editionId: number, page: PageMatch): Promise<PageSlice> {
    const past = await this.#context.live.past.get(editionId);
    const topic = topicOf(page);
    const found = past && findTopic(past.state.snapshot, topic);
    if (!past || !found) return refusedTopic({ ok: false, reason: 'unknown', kind: null }, topic);
    if (!found.ok) return refusedTopic(found, topic);
    const { etag, identity } = await past.answers.slice(past.state, found.topic);
    return { status: 200, etag: `${editionId}-${etag}`, json: identity.toString() };
  }

  /**
   * Base address of an edition that has a page which the requested edition lacks: `/2025` of the newest such
   * past edition, '' for the current one. null: none.
   */
  async baseOf(page: PageMatch): Promise<string | null> {
    const topic = topicOf(page);
    const { snapshot } = this.#context.live.publisher.state ?? {};
    const known = snapshot ? findTopic(snapshot, topic) : null;
    if (known?.ok) return '';
    const edition = await this.#newestWith(topic);
    return edition ? `/${edition.address}` : null;
  }

  /**
   * The edition for the address of a calendar, card, list or paper: the past one that it names; else the
   * current one, or a past one if only that has the topics. null: none.
   * @param edition address of a past edition, `2025`; null: not given
   * @param topics requested topics, such as `team:7`
   */
  async stateOf(
    edition: string | null,
    topics: readonly string[],
  ): Promise<LoadedEdition | 'not-ready' | null> {
    const { state } = this.#context.live.publisher;
    if (!state) return 'not-ready';
    const { snapshot } = state;
    const current = snapshot && { ...state, snapshot };
    if (edition !== null) {
      const found = await this.find(`/${edition}`);
      return found.kind === 'past' ? this.#load(found.edition) : found.kind === 'current' ? current : null;
    }
    const missing = snapshot && topics.find((topic) => lacks(snapshot, topic));
    const past = missing ? await this.#newestWith(missing) : null;
    return past ? this.#load(past) : current;
  }

  async #load({ id }: PastEditionHead): Promise<LoadedEdition | null> {
    return (await this.#context.live.past.get(id))?.state ?? null;
  }

  /** The newest past edition that has what a topic names. */
  async #newestWith(topic: string): Promise<PastEditionHead | null> {
    const colon = topic.indexOf(':');
    if (colon === -1) return null;
    const kind = topic.slice(0, colon) as Topic['kind'];
    const past = await this.past();
    const ids = await this.#context.database.transaction(
      (tx) => findEditionsWith(kind, topic.slice(colon + 1), tx),
      { accessMode: 'read only' },
    );
    return ids.flatMap((id) => past.find((head) => head.id === id) ?? [])[0] ?? null;
  }
}

/** What is hidden in the current edition, such as unpublished halls, is not looked up in past ones. */
function lacks(snapshot: Snapshot, topic: string): boolean {
  const found = findTopic(snapshot, topic);
  return !found.ok && found.reason === 'unknown';
}
