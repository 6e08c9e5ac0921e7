import type { Clock } from '../../platform/clock/index.ts';
import type { Db } from '../../platform/database/index.ts';
import { prepare, PreparedCache } from '../live/index.ts';
import type { Answer, LiveState } from '../live/index.ts';
import { enumsBody, staticBody } from './reference-bodies.ts';

const bodies = { static: staticBody, enums: enumsBody };
/** A setting that was changed without a change of structure is seen after this time. */
const freshSeconds = 60;

/** Enumerations and the static part of the competition: read when asked for, at most once a minute. */
export class ReferenceAnswers {
  readonly #db: Db;
  readonly #clock: Clock;
  readonly #cache = new PreparedCache({ maxEntries: 10, maxBytes: 32 * 1024 * 1024 });

  constructor({ db, clock }: { db: Db; clock: Clock }) {
    this.#db = db;
    this.#clock = clock;
  }

  get(which: keyof typeof bodies, state: LiveState, editionId: number): Answer {
    const minute = Math.floor(this.#clock.now().getTime() / 1000 / freshSeconds);
    const version = `${state.version.epoch}.${state.versions.floor}`;
    return this.#cache.get(which, `${state.generation} ${minute}`, async () =>
      prepare(JSON.stringify(await bodies[which](editionId, this.#db)), version),
    );
  }
}
