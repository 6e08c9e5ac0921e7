import { instantOf } from './stamp.ts';

/** Begins the address of an event whose id the device does not know yet: `k:` and its key. */
const addressPrefix = 'k:';

export interface KeySources {
  /** The `Idempotency-Key`: device id and counter of the tap. */
  readonly idempotencyKey: string | undefined;
  readonly userId: number;
  /** As the device sent it, before any clamping: the same tap must give the same key whenever it arrives. */
  readonly createdTimestamp: string;
}

/**
 * The key of a tap within its match. The content of the event is never part of it: an event that is edited before its
 * first answer arrives is sent again with other content and is still the same tap.
 *
 * A key made of user and time contains a blank, which the contract refuses in a header, so the two cannot meet.
 */
export function eventKey(sources: KeySources): string {
  if (sources.idempotencyKey !== undefined) return sources.idempotencyKey;
  const instant = instantOf(sources.createdTimestamp);
  const tapped =
    instant === null
      ? sources.createdTimestamp.trim()
      : new Date(instant).toISOString().replace('.000Z', 'Z');
  return `${sources.userId} ${tapped}`;
}

export type EventAddress = { readonly id: number } | { readonly key: string };

/** The event that the address in a path names: an id of the server, or `k:` and the key of the tap. */
export function eventAddress(eventId: number | string): EventAddress {
  if (typeof eventId === 'number') return { id: eventId };
  return { key: eventId.startsWith(addressPrefix) ? eventId.slice(addressPrefix.length) : eventId };
}

/** The address under which a device speaks of an event whose id it has not been told. */
export function addressOfKey(key: string): string {
  return addressPrefix + key;
}
