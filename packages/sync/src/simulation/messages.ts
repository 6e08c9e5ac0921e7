import type { EventsDigest } from '../event-hash.ts';
import type { EventAddress } from '../event-key.ts';
import type { EventContent } from '../protocol.ts';

/** A write on its way to the server. */
export interface WriteCall {
  readonly kind: 'create' | 'update' | 'delete';
  readonly userId: number;
  readonly device: string;
  /** Absent in calls of a device that follows the specification alone. */
  readonly idempotencyKey: string | undefined;
  readonly address: EventAddress | null;
  readonly modifiedAt: string;
  readonly createdTimestamp: string;
  readonly content: EventContent;
  /** For the judge alone, the server never decides by it: which tap of the world this call is about. */
  readonly tap: string;
}

export interface ApproveCall {
  readonly kind: 'approve';
  readonly events: EventsDigest;
}

export interface ReopenCall {
  readonly kind: 'reopen';
}

export type Call = WriteCall | ApproveCall | ReopenCall;

export interface ShownEvent {
  readonly id: number;
  readonly key: string;
  readonly content: EventContent;
  /** For the judge alone. */
  readonly tap: string;
}

export interface Reply {
  readonly status: 200 | 404 | 409 | 422 | 502;
  readonly code:
    | 'match-approved'
    | 'events-differ'
    | 'event-unknown'
    | 'route-unknown'
    | 'side-missing'
    | 'unknown'
    | null;
  /** The event that the call was about, also when it waits for reopening. */
  readonly eventId: number | null;
  /** The live events of the match; null in a refusal. */
  readonly events: readonly ShownEvent[] | null;
  /** The server's clock. */
  readonly date: number;
}
