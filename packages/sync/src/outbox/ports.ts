import type { StandingSignature } from '@sevenmetre/contract/match-events/schemas';
import type { MatchClock } from '../protocol.ts';
import type { OutboxCall } from './call.ts';
import type { Lineup } from './roster.ts';
import type { DeviceState, Found, OutboxRecord, ServerCopy, ServerEvent } from './record.ts';

/** The records that a transaction reads. */
export type Asked =
  | { readonly kind: 'ids'; readonly ids: readonly string[]; readonly matchId?: number }
  | { readonly kind: 'match'; readonly matchId: number }
  /** synced = 0, by modifiedAt. */
  | { readonly kind: 'unsynced' };

export interface Change<T> {
  readonly result: T;
  readonly state?: DeviceState;
  readonly put?: readonly OutboxRecord[];
  /** Ids. */
  readonly remove?: readonly string[];
  readonly copy?: ServerCopy;
  /** Whether the copies of all matches are removed. */
  readonly clearsCopies?: true;
}

/**
 * `strict`: the promise resolves only when the change is durable, even on power loss (taps). `relaxed`: a
 * crash may undo it, because repeating it is harmless (acknowledgements).
 */
export type Durability = 'strict' | 'relaxed';

/** The device's storage, shared by all tabs. Nothing in it expires. */
export interface RecordStore {
  /**
   * Reads, changes and writes atomically with respect to other tabs. `change` is pure and may be called
   * again. Rejects if the disk refuses (full, private window); then nothing was written.
   */
  transact<T>(asked: Asked, durability: Durability, change: (found: Found) => Change<T>): Promise<T>;
}

/** Result of a call. Never rejects: a network failure is a result too. */
export type Reply =
  /** No answer of the portal: no network, timeout, or an answer that is not its own. Whether the call arrived is unknown. */
  | { readonly kind: 'lost' }
  | {
      readonly kind: 'answered';
      readonly status: number;
      /** The portal id in the answer; null: unknown. */
      readonly portal: string | null;
      /** Code of the contract; null: none, as in a 200. */
      readonly code: string | null;
      readonly parameters: Readonly<Record<string, unknown>>;
      /** The live events if the body is a match; a 200 without them does not acknowledge. */
      readonly events: readonly ServerEvent[] | null;
      /** Persons in the rosters, if the body has them. */
      readonly lineup?: Lineup;
      /** The newest clock of the match, if the body has one. */
      readonly clock?: MatchClock;
      /** Signatures that stand, if the body has them. */
      readonly signatures?: readonly StandingSignature[];
      /** Whether the body acknowledges an entry of scouting or a photo of the paper. */
      readonly isAcknowledged?: true;
      /** The Date header, milliseconds UTC. */
      readonly date: number | null;
      /** Retry-After, milliseconds. */
      readonly retryAfter: number | null;
    };

export interface Network {
  /** Sends one call with a timeout. An answer for which `isOurs` is false is `lost`. */
  send(call: OutboxCall): Promise<Reply>;
}

export interface Locks {
  /** Runs `work` while no other tab holds this name, after waiting for its turn. Ends with the page. */
  hold(name: string, work: () => Promise<void>): Promise<void>;
}

export interface Timer {
  /** Runs once after so many milliseconds; the returned function cancels it. */
  after(milliseconds: number, run: () => void): () => void;
}

export interface Ports {
  /** The lock of the queue: queues of different names do not wait for each other (SY38). Absent: that of the record. */
  readonly lockName?: string;
  readonly store: RecordStore;
  readonly network: Network;
  readonly locks: Locks;
  readonly timer: Timer;
  /** The device's own clock, right or wrong, milliseconds UTC. */
  readonly now: () => number;
  /** In [0, 1). */
  readonly random: () => number;
}
