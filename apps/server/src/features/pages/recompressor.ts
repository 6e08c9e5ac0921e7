import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Clock } from '../../platform/clock/index.ts';
import type { Prepared } from '../../platform/http/index.ts';

/** Milliseconds that a page has to be unchanged before it is compressed again. */
const settledAfter = 10_000;

/** Rest after each compression, as a multiple of its time: at most a quarter of one core is used. */
const rest = 3;

const toBrotli = promisify(brotliCompress);

/** The smallest size that brotli reaches: a tenth less than the fast setting, for thirty times the work. */
export function compressStrongly(identity: Buffer): Promise<Buffer> {
  return toBrotli(identity, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
    },
  });
}

interface Unchanged<P> {
  readonly since: number;
  smaller: P | null;
}

/**
 * Recompresses unchanged answers that are requested again: changing pages are compressed fast, unchanged ones
 * as strongly as the files of a release. One at a time, off the main thread.
 */
export class Recompressor<P extends Prepared> {
  readonly #clock: Clock;
  readonly #compress: (identity: Buffer) => Promise<Buffer>;
  readonly #unchanged = new WeakMap<P, Unchanged<P>>();
  #isBusy = false;
  #restsUntil = 0;

  constructor(clock: Clock, compress = compressStrongly) {
    this.#clock = clock;
    this.#compress = compress;
  }

  /** The smallest available form of these bytes. */
  smallest(prepared: P): P {
    const now = this.#clock.now().getTime();
    const unchanged = this.#unchanged.get(prepared);
    if (!unchanged) this.#unchanged.set(prepared, { since: now, smaller: null });
    else if (unchanged.smaller) return unchanged.smaller;
    else if (!this.#isBusy && now >= this.#restsUntil && now - unchanged.since >= settledAfter)
      void this.#shrink(prepared, unchanged, now);
    return prepared;
  }

  async #shrink(prepared: P, unchanged: Unchanged<P>, begun: number): Promise<void> {
    this.#isBusy = true;
    // On an error the page keeps its first form.
    const br = await this.#compress(prepared.identity).catch(() => null);
    if (br) unchanged.smaller = { ...prepared, br };
    const now = this.#clock.now().getTime();
    this.#restsUntil = now + rest * (now - begun);
    this.#isBusy = false;
  }
}
