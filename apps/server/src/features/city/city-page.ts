import { type Snapshot, versionText } from '@sevenmetre/rules/snapshot';
import type { Clock } from '../../platform/clock/index.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Handlers, Prepared } from '../../platform/http/index.ts';
import { type LiveState, prepare } from '../live/index.ts';
import { editionMissing, notReady, type PageSlice } from '../results/index.ts';
import { readCity } from './read-city.use-case.ts';

export interface CityContext {
  readonly database: Database;
  readonly clock: Clock;
  readonly live: {
    readonly publisher: { readonly state: Pick<LiveState, 'snapshot' | 'generation'> | null };
  };
}

interface Made {
  readonly prepared: Promise<Prepared>;
  readonly generation: number;
  /** Milliseconds UTC. */
  readonly at: number;
}

/** Milliseconds. Travel times of the plan are no change of the live results. */
const keptFor = 30_000;

/** Halls and help in the city: the same bytes for everybody, made again with the snapshot and after half a minute. */
export class CityPage {
  readonly #context: CityContext;
  #made: Made | null = null;

  constructor(context: CityContext) {
    this.#context = context;
  }

  /** null while no edition is current. */
  async answer(): Promise<Prepared | 'not-ready' | null> {
    const { state } = this.#context.live.publisher;
    if (!state) return 'not-ready';
    const { snapshot, generation } = state;
    if (!snapshot) return null;
    const now = this.#context.clock.now().getTime();
    const known = this.#made;
    if (known?.generation === generation && Math.abs(now - known.at) < keptFor) return known.prepared;
    const prepared = this.#make(snapshot);
    this.#made = { prepared, generation, at: now };
    prepared.catch(() => {
      this.#made = null;
    });
    return prepared;
  }

  async #make(snapshot: Snapshot): Promise<Prepared> {
    const body = await readCity(this.#context, snapshot);
    return prepare(JSON.stringify(body), versionText(snapshot.version));
  }

  /** The same for server-side rendering. */
  async slice(): Promise<PageSlice> {
    const made = await this.answer();
    if (made === 'not-ready') return { status: 503 };
    if (made === null) return editionMissing;
    return { status: 200, etag: made.etag, json: made.identity.toString() };
  }
}

/** Handler of the page of the city. */
export function cityHandlers(page: CityPage): Handlers<'citySlice'> {
  return {
    citySlice: async () => {
      const made = await page.answer();
      if (made === 'not-ready') return notReady;
      return made === null ? editionMissing : { prepared: made };
    },
  };
}
