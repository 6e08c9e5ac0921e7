import type { EventContent } from '../protocol.ts';
import type { ArrivingStamp, Stamp } from '../stamp.ts';

/** The part of a stored event that the protocol uses. */
export interface StoredEvent {
  readonly id: number;
  /** A tombstone, kept forever. */
  readonly deleted: boolean;
  /** Whether it arrived after the approval, so that it does not count. */
  readonly pending: boolean;
  readonly stamp: Stamp;
  /** For each device whose clock was ahead: its newest processed time by its own clock, in milliseconds. */
  readonly ahead: AheadTimes;
  /** The change that is held until the match is reopened. */
  readonly held: Pick<HeldChange, 'deleted' | 'stamp'> | null;
}

export type AheadTimes = Readonly<Record<string, number>>;

/**
 * A change of an event that counts in an approved match: stored separately, and applied when the match is
 * reopened.
 */
export interface HeldChange {
  readonly deleted: boolean;
  readonly stamp: Stamp;
  /** null: the change deletes the event. */
  readonly content: EventContent | null;
  readonly userId: number;
}

/** An arriving call. */
export interface Arrival {
  /** `key`: create, or an address made from the key. `id`: an address with a server id. */
  readonly address: 'key' | 'id';
  readonly stamp: ArrivingStamp;
  /** Whether the stored event has the same content; false for a delete. */
  readonly sameContent: boolean;
  /** The match is approved. */
  readonly approved: boolean;
  /** The key was deleted before its event arrived. */
  readonly keyBuried: boolean;
}

/** `done` is 200 with the match; the others are error codes of the contract. */
export type InboxAnswer = 'done' | 'match-approved' | 'event-unknown';

/** What to store, and what to answer afterwards. */
export type Decision =
  | { readonly act: 'keep'; readonly answer: InboxAnswer }
  /** The event stays unchanged; only the device's time is remembered for clocks ahead. */
  | {
      readonly act: 'remember';
      readonly eventId: number;
      readonly stamp: ArrivingStamp;
      readonly answer: InboxAnswer;
    }
  | {
      readonly act: 'insert';
      readonly pending: boolean;
      readonly stamp: ArrivingStamp;
      readonly answer: InboxAnswer;
    }
  | {
      readonly act: 'replace';
      readonly eventId: number;
      readonly stamp: ArrivingStamp;
      readonly answer: InboxAnswer;
    }
  | {
      readonly act: 'hold';
      readonly eventId: number;
      readonly deleted: boolean;
      readonly stamp: ArrivingStamp;
      readonly answer: InboxAnswer;
    }
  | { readonly act: 'bury'; readonly eventId: number; readonly answer: InboxAnswer }
  /** No event has arrived under this key; a later one stays deleted. */
  | { readonly act: 'bury-key'; readonly answer: InboxAnswer };
