import { instantOf } from './stamp.ts';

/** Prefix of an event's address while its id is unknown: `k:` and its key. */
const addressPrefix = 'k:';

export interface KeySources {
  /** The `Idempotency-Key`: device id and counter of the tap. */
  readonly idempotencyKey: string | undefined;
  readonly userId: number;
  /** As sent by the device, without clamping: the same tap must give the same key whenever it arrives. */
  readonly createdTimestamp: string;
}

/**
 * The key of a tap within its match. The content of the event is never part of it: an event that is edited
 * before its first answer arrives is sent again with other content and is still the same tap.
 *
 * A key made of user and time contains a blank, which the contract refuses in a header, so that the two kinds
 * cannot collide.
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

/** The event of a path: a server id, or `k:` and the key of the tap. */
export function eventAddress(eventId: number | string): EventAddress {
  if (typeof eventId === 'number') return { id: eventId };
  return { key: eventId.startsWith(addressPrefix) ? eventId.slice(addressPrefix.length) : eventId };
}

/** The address of an event whose id the device does not know yet. */
export function addressOfKey(key: string): string {
  return addressPrefix + key;
}
