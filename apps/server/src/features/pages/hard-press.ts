import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Clock } from '../../platform/clock/index.ts';
import type { Prepared } from '../../platform/http/index.ts';

/** Milliseconds that a page has to stand unchanged before it is worth the work. */
const stands = 10_000;

/** After each pressing it rests for so many times as long: never more than a quarter of one core. */
const rest = 3;

const toBrotli = promisify(brotliCompress);

/** The smallest that brotli can do: a tenth less than the quick way, for thirty times the work. */
export function pressHard(identity: Buffer): Promise<Buffer> {
  return toBrotli(identity, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
    },
  });
}

interface Standing<P> {
  readonly since: number;
  smaller: P | null;
}

/**
 * Bytes that stay the same and are asked for again become smaller: a page of a match that is being played leaves quickly
 * compressed, one that stands is compressed as hard as a file of a release. One at a time, beside the main thread.
 */
export class HardPress<P extends Prepared> {
  readonly #clock: Clock;
  readonly #press: (identity: Buffer) => Promise<Buffer>;
  readonly #standing = new WeakMap<P, Standing<P>>();
  #isBusy = false;
  #restsUntil = 0;

  constructor(clock: Clock, press = pressHard) {
    this.#clock = clock;
    this.#press = press;
  }

  /** The smallest form of these bytes that is there now. */
  smallest(prepared: P): P {
    const now = this.#clock.now().getTime();
    const standing = this.#standing.get(prepared);
    if (!standing) this.#standing.set(prepared, { since: now, smaller: null });
    else if (standing.smaller) return standing.smaller;
    else if (!this.#isBusy && now >= this.#restsUntil && now - standing.since >= stands)
      void this.#shrink(prepared, standing, now);
    return prepared;
  }

  async #shrink(prepared: P, standing: Standing<P>, begun: number): Promise<void> {
    this.#isBusy = true;
    // Without it the page is what it was.
    const br = await this.#press(prepared.identity).catch(() => null);
    if (br) standing.smaller = { ...prepared, br };
    const now = this.#clock.now().getTime();
    this.#restsUntil = now + rest * (now - begun);
    this.#isBusy = false;
  }
}
