import type { HandOver } from '../outbox/hand-over.ts';
import type { ServerCopy } from '../outbox/record.ts';

type List = readonly { readonly id: number }[];

/** Knows of every list that the server told how many changes came before it, as no device does. */
export class ListWatch {
  readonly #versions = new WeakMap<List, number>();

  /** The server tells a list. */
  told(events: List | null, version: number): void {
    if (events !== null) this.#versions.set(events, version);
  }

  /**
   * A device has taken a match over. Whether an older list stands there than the one that was handed over, or than the one
   * that it knew before. Of lists from one second of the server nobody can tell.
   * @param from the list of the device that handed it over
   * @param before what the receiver knew
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
