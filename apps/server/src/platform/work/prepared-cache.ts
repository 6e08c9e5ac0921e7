import type { Prepared } from '../http/handler.ts';

export interface PreparedCacheOptions {
  readonly maxEntries: number;
  readonly maxBytes: number;
}

interface Entry<P> {
  /** Identifies the data that the bytes were made from; another stamp makes them again. */
  readonly stamp: string;
  prepared: P | null;
  readonly making: Promise<P>;
  bytes: number;
  /** Requested since it was made, or since its second chance. */
  isAsked: boolean;
}

/**
 * Answers as bytes, made on demand and kept until their stamp changes. Concurrent readers share one
 * computation. When there are too many or too many bytes, the oldest is dropped, unless it was requested
 * since: then it gets a second chance (the second-chance algorithm, cheaper than an exact order).
 */
export class PreparedCache<P extends Prepared = Prepared> {
  readonly #options: PreparedCacheOptions;
  readonly #entries = new Map<string, Entry<P>>();
  #bytes = 0;

  constructor(options: PreparedCacheOptions) {
    this.#options = options;
  }

  /** The cached answer, else a promise of it. Failures and incomplete answers are not cached. */
  get(key: string, stamp: string, make: () => Promise<P>): P | Promise<P> {
    const known = this.#entries.get(key);
    if (known?.stamp === stamp) {
      known.isAsked = true;
      return known.prepared ?? known.making;
    }
    return this.#begin(key, stamp, make);
  }

  /** The bytes of a key with any stamp. */
  peek(key: string): P | null {
    return this.#entries.get(key)?.prepared ?? null;
  }

  clear(): void {
    this.#entries.clear();
    this.#bytes = 0;
  }

  get size(): { entries: number; bytes: number } {
    return { entries: this.#entries.size, bytes: this.#bytes };
  }

  #begin(key: string, stamp: string, make: () => Promise<P>): Promise<P> {
    const entry: Entry<P> = { stamp, prepared: null, making: make(), bytes: 0, isAsked: false };
    this.#forget(key);
    this.#entries.set(key, entry);
    entry.making.then(
      (prepared) => {
        entry.prepared = prepared;
        if (this.#entries.get(key) !== entry) return;
        if (prepared.isIncomplete === true) {
          this.#forget(key);
          return;
        }
        entry.bytes = sizeOf(prepared);
        this.#bytes += entry.bytes;
        this.#shrink();
      },
      () => {
        if (this.#entries.get(key) === entry) this.#forget(key);
      },
    );
    return entry.making;
  }

  #shrink(): void {
    const { maxEntries, maxBytes } = this.#options;
    // Entries with a second chance are visited again at the end of this loop.
    for (const [key, entry] of this.#entries) {
      if (this.#entries.size <= maxEntries && this.#bytes <= maxBytes) return;
      if (entry.isAsked) this.#spare(key, entry);
      else this.#forget(key);
    }
  }

  #spare(key: string, entry: Entry<P>): void {
    entry.isAsked = false;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
  }

  #forget(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#bytes -= entry.bytes;
    this.#entries.delete(key);
  }
}

function sizeOf({ identity, gzip, br, asItIs }: Prepared): number {
  return asItIs ? identity.length : identity.length + gzip.length + br.length;
}
