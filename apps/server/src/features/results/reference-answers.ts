import { makeSearchIndex } from '@sevenmetre/rules/snapshot';
import type { Snapshot } from '@sevenmetre/rules/snapshot';
import type { Clock } from '../../platform/clock/index.ts';
import type { Db } from '../../platform/database/index.ts';
import { PreparedCache } from '../../platform/work/index.ts';
import { prepare } from '../live/index.ts';
import type { Answer, LiveState } from '../live/index.ts';
import { enumsBody, staticBody } from './reference-bodies.ts';
import { findSearchedPlayers } from './searched-player.repository.ts';

const bodies = { static: staticBody, enums: enumsBody };
/** Seconds until a setting that was changed without a change of structure takes effect. */
const freshSeconds = 60;

/** Enumerations and the static part of the competition, read on demand, at most once a minute. */
export class ReferenceAnswers {
  readonly #db: Db;
  readonly #clock: Clock;
  readonly #cache = new PreparedCache({ maxEntries: 10, maxBytes: 32 * 1024 * 1024 });

  constructor({ db, clock }: { db: Db; clock: Clock }) {
    this.#db = db;
    this.#clock = clock;
  }

  get(which: keyof typeof bodies, state: LiveState, editionId: number): Answer {
    return this.#answer(which, state, () => bodies[which](editionId, this.#db));
  }

  searchIndex(state: LiveState & { readonly snapshot: Snapshot }): Answer {
    const { snapshot } = state;
    return this.#answer('search', state, async () =>
      makeSearchIndex(snapshot, await findSearchedPlayers(snapshot.edition.id, this.#db)),
    );
  }

  #answer(name: string, state: LiveState, body: () => Promise<object>): Answer {
    const minute = Math.floor(this.#clock.now().getTime() / 1000 / freshSeconds);
    const version = `${state.version.epoch}.${state.versions.floor}`;
    return this.#cache.get(name, `${state.generation} ${minute}`, async () =>
      prepare(JSON.stringify(await body()), version),
    );
  }
}
