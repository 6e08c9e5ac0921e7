import type { EventContent } from '../protocol.ts';
import type { ArrivingStamp, Stamp } from '../stamp.ts';

/** What of a stored event the protocol looks at. */
export interface StoredEvent {
  readonly id: number;
  /** A tombstone: it stays for ever. */
  readonly deleted: boolean;
  /** Arrived after the approval, so it does not count. */
  readonly pending: boolean;
  readonly stamp: Stamp;
  /** For each device whose clock was ahead: its own newest time that was checked here, in milliseconds. */
  readonly ahead: AheadTimes;
  /** The change that waits for the match to be reopened. */
  readonly held: Pick<HeldChange, 'deleted' | 'stamp'> | null;
}

export type AheadTimes = Readonly<Record<string, number>>;

/** A change of an event that counts in an approved match: stored beside it, applied when the match is reopened. */
export interface HeldChange {
  readonly deleted: boolean;
  readonly stamp: Stamp;
  /** null: the change deletes the event. */
  readonly content: EventContent | null;
  readonly userId: number;
}

/** A call as it arrives. */
export interface Arrival {
  /** `key`: create, or an address made of the key. `id`: an address that the server gave. */
  readonly address: 'key' | 'id';
  readonly stamp: ArrivingStamp;
  /** The event that is stored says the same already; false for a delete. */
  readonly sameContent: boolean;
  /** The match is approved. */
  readonly approved: boolean;
  /** The key was deleted before its event arrived. */
  readonly keyBuried: boolean;
}

/** `done` is 200 with the match; the others are the error codes of the contract. */
export type InboxAnswer = 'done' | 'match-approved' | 'event-unknown';

/** What to store, and what to answer once it is stored. */
export type Decision =
  | { readonly act: 'keep'; readonly answer: InboxAnswer }
  /** The event stays as it is; only the device's time goes into the memory of clocks ahead. */
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
  /** Nothing has arrived under this key yet; whatever comes stays deleted. */
  | { readonly act: 'bury-key'; readonly answer: InboxAnswer };
