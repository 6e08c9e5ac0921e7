export interface StreamLimits {
  /** Of this process; `withinFileLimit` keeps it below the limit of open files. */
  readonly maxClients: number;
  readonly maxPerAddress: number;
}

/**
 * Counts the open streams of a process, of whatever kind: each holds a descriptor until its client leaves, so
 * that all of them share one limit.
 */
export class OpenStreams {
  readonly #limits: StreamLimits;
  readonly #onChange: (count: number) => void;
  readonly #addresses = new Map<string, number>();
  #count = 0;

  constructor(limits: StreamLimits, onChange: (count: number) => void = () => {}) {
    this.#limits = limits;
    this.#onChange = onChange;
  }

  /** The limit because of which another stream of this address is refused; null: it is let in. */
  refusalOf(address: string): 'process' | 'address' | null {
    if (this.#count >= this.#limits.maxClients) return 'process';
    return (this.#addresses.get(address) ?? 0) >= this.#limits.maxPerAddress ? 'address' : null;
  }

  /** @returns counts the stream as closed; calling it again does nothing */
  enter(address: string): () => void {
    this.#add(address, 1);
    let isOpen = true;
    return () => {
      if (isOpen) this.#add(address, -1);
      isOpen = false;
    };
  }

  #add(address: string, change: 1 | -1): void {
    const ofAddress = (this.#addresses.get(address) ?? 0) + change;
    if (ofAddress > 0) this.#addresses.set(address, ofAddress);
    else this.#addresses.delete(address);
    this.#count += change;
    this.#onChange(this.#count);
  }
}

const retryAfterSeconds = 10;

/** The answer to a stream beyond a limit. */
export function streamFull(limit: 'process' | 'address') {
  return {
    status: 503,
    body: { error: 'stream-full', additionalProperties: { limit, retryAfterSeconds } },
    headers: { 'retry-after': String(retryAfterSeconds) },
  } as const;
}
