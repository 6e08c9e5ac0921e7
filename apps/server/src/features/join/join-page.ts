import type { ArchiveSlice } from '@sevenmetre/contract/archive/archive-slice';
import type { JoinSlice } from '@sevenmetre/contract/join/join-slice';
import { errorStatuses } from '@sevenmetre/contract/errors';
import { sliceHead, type Snapshot, versionText } from '@sevenmetre/rules/snapshot';
import type { Clock } from '../../platform/clock/index.ts';
import type { Database } from '../../platform/database/index.ts';
import type { UseCaseContext } from '../../platform/use-case/index.ts';
import type { Handlers, Limits, Prepared } from '../../platform/http/index.ts';
import type { Archive } from '../archive/index.ts';
import { type LiveState, prepare } from '../live/index.ts';
import { editionMissing, notReady, type PageSlice } from '../results/index.ts';
import { remindOfOpening } from './remind.use-case.ts';
import { readJoin } from './read-join.use-case.ts';

export interface JoinContext {
  readonly database: Database;
  readonly clock: Clock;
  readonly live: {
    readonly publisher: { readonly state: Pick<LiveState, 'snapshot' | 'generation'> | null };
  };
  readonly archive: Pick<Archive, 'overview'>;
}

interface Made {
  readonly prepared: Promise<Prepared | null>;
  readonly generation: number;
  /** Milliseconds UTC. */
  readonly at: number;
}

/** Milliseconds. Places are taken by registrations, which are no changes of the live results. */
const keptFor = 5_000;

/** The page of the edition that invites clubs: the same bytes for everybody, made again after a few seconds. */
export class JoinPage {
  readonly #context: JoinContext;
  #made: Made | null = null;

  constructor(context: JoinContext) {
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

  async #make(snapshot: Snapshot): Promise<Prepared | null> {
    const overview = await this.#context.archive.overview();
    const body = await readJoin(this.#context, snapshot);
    if (body === null) return null;
    const last = overview === null || overview === 'not-ready' ? null : lastYearOf(overview);
    const slice: JoinSlice = { ...sliceHead(snapshot), ...body, last };
    return prepare(JSON.stringify(slice), versionText(snapshot.version));
  }

  /** The same for server-side rendering. */
  async slice(): Promise<PageSlice> {
    const made = await this.answer();
    if (made === 'not-ready') return { status: 503 };
    if (made === null) return editionMissing;
    return { status: 200, etag: made.etag, json: made.identity.toString() };
  }
}

/** The newest edition that is over, in numbers; the archive has counted it already. */
function lastYearOf(overview: Prepared): JoinSlice['last'] {
  // The bytes of the archive's own answer.
  const { editions, clubs }: Pick<ArchiveSlice, 'editions' | 'clubs'> = JSON.parse(
    overview.identity.toString(),
  );
  const [newest] = editions;
  if (newest === undefined) return null;
  const { year, address, teams, matches, goals, champions } = newest;
  const came = clubs.filter(({ years }) => years.some((own) => own.address === address));
  return {
    year,
    address,
    teams,
    countries: new Set(came.map(({ countryCode }) => countryCode)).size,
    matches,
    goals,
    champions: champions.map(({ category, team, matchId }) => ({
      category: category.code,
      team: team.name,
      matchId,
    })),
  };
}

/** Addresses are stored and get a mail: a hall or a school shares the limit, a script meets it. */
export const joinLimits = {
  joinRemind: [{ max: 20, seconds: 3_600, byAddress: true }],
} satisfies Limits;

/** Handlers of the join page. */
export function joinHandlers(page: JoinPage, context: UseCaseContext): Handlers<'joinSlice' | 'joinRemind'> {
  return {
    async joinRemind({ body }) {
      const outcome = await remindOfOpening(context, body);
      if (outcome.ok) return { status: 200, body: { status: 'ok' } };
      return {
        status: errorStatuses[outcome.code],
        body: { error: outcome.code, additionalProperties: {} },
      };
    },
    joinSlice: async () => {
      const made = await page.answer();
      if (made === 'not-ready') return notReady;
      return made === null ? editionMissing : { prepared: made };
    },
  };
}
