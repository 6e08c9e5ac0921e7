import type { Snapshot } from '@sevenmetre/rules/snapshot';
import type { Clock } from '../../platform/clock/index.ts';
import type { Prepared } from '../../platform/http/index.ts';
import type { LiveState } from '../live/index.ts';
import type { PageSlice } from './page-slice.ts';
import { editionMissing, notReady } from './refusals.ts';

interface KeptPageContext {
  readonly clock: Clock;
  readonly live: {
    readonly publisher: { readonly state: Pick<LiveState, 'snapshot' | 'generation'> | null };
  };
}

interface Made {
  readonly prepared: Promise<Prepared | null>;
  readonly generation: number;
  /** Milliseconds UTC. */
  readonly at: number;
}

interface KeptPageOptions {
  /** Milliseconds after which it is made again: what it reads beside the snapshot changes without a live change. */
  readonly keptFor: number;
  /** null: the edition has no such page. */
  readonly make: (snapshot: Snapshot) => Promise<Prepared | null>;
}

/** A public page from the snapshot and the database: the same bytes for everybody, made again with the snapshot and after a while. */
export class KeptPage {
  readonly #context: KeptPageContext;
  readonly #options: KeptPageOptions;
  #made: Made | null = null;

  constructor(context: KeptPageContext, options: KeptPageOptions) {
    this.#context = context;
    this.#options = options;
  }

  /** The answer of its operation. */
  async answer() {
    const made = await this.#present();
    if (made === 'not-ready') return notReady;
    return made === null ? editionMissing : { prepared: made };
  }

  /** The same for server-side rendering. */
  async slice(): Promise<PageSlice> {
    const made = await this.#present();
    if (made === 'not-ready') return { status: 503 };
    if (made === null) return editionMissing;
    return { status: 200, etag: made.etag, json: made.identity.toString() };
  }

  /** null while no edition is current. */
  async #present(): Promise<Prepared | 'not-ready' | null> {
    const { state } = this.#context.live.publisher;
    if (!state) return 'not-ready';
    const { snapshot, generation } = state;
    if (!snapshot) return null;
    const now = this.#context.clock.now().getTime();
    const known = this.#made;
    const isFresh = known?.generation === generation && Math.abs(now - known.at) < this.#options.keptFor;
    if (isFresh) return known.prepared;
    const prepared = this.#options.make(snapshot);
    this.#made = { prepared, generation, at: now };
    prepared.catch(() => {
      this.#made = null;
    });
    return prepared;
  }
}
