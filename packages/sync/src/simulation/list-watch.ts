import type { HandOver } from '../outbox/hand-over-text.ts';
import type { ServerCopy } from '../outbox/record.ts';

type List = readonly { readonly id: number }[];

/** Knows for every list of the server how many changes preceded it; no device knows that. */
export class ListWatch {
  readonly #versions = new WeakMap<List, number>();

  /** The server sends a list. */
  receive(events: List | null, version: number): void {
    if (events !== null) this.#versions.set(events, version);
  }

  /**
   * Whether a device has, after a transfer, an older list than the transferred one or than its own one
   * before. Lists of the same server second cannot be ordered.
   * @param from the list of the sending device
   * @param before the list of the receiver
   */
  isOlder(
    handOver: HandOver,
    { from, before, after }: Readonly<Record<'from' | 'before' | 'after', ServerCopy | null>>,
  ): boolean {
    const handed = from && this.#versions.get(from.events);
    if (after === null || typeof handed !== 'number') return false;
    if (after.isHandedOver && after.events !== before?.events && after.toldAt === handOver.toldAt)
      this.#versions.set(after.events, handed);
    const stands = this.#versions.get(after.events);
    if (stands === undefined) return false;
    const others = [from, before].filter((copy) => copy !== null && copy.toldAt !== after.toldAt);
    return others.some((copy) => copy !== null && (this.#versions.get(copy.events) ?? 0) > stands);
  }
}
