import type { MatchClock } from '../protocol.ts';
import type { OutboxCall } from './call.ts';
import type { Lineup } from './roster.ts';
import type { DeviceState, OutboxRecord, ServerCopy, ServerEvent } from './record.ts';

/** Which records a transaction reads. */
export type Asked =
  | { readonly kind: 'ids'; readonly ids: readonly string[]; readonly matchId?: number }
  | { readonly kind: 'match'; readonly matchId: number }
  /** synced = 0, by modifiedAt. */
  | { readonly kind: 'unsynced' };

export interface Found {
  /** null: this device has never recorded anything. */
  readonly state: DeviceState | null;
  readonly records: readonly OutboxRecord[];
  /** Of the match that was asked for. */
  readonly copy: ServerCopy | null;
}

export interface Change<T> {
  readonly result: T;
  readonly state?: DeviceState;
  readonly put?: readonly OutboxRecord[];
  /** Ids. */
  readonly remove?: readonly string[];
  readonly copy?: ServerCopy;
}

/**
 * `strict`: the promise fulfils only when the change is on the disk, also if the power goes (taps). `relaxed`: what a
 * crash may undo, because doing it again is harmless (acknowledgements).
 */
export type Durability = 'strict' | 'relaxed';

/** The disk of the device, shared by all its tabs. Nothing in it expires. */
export interface RecordStore {
  /**
   * Reads, changes and writes as one: another tab's transaction comes wholly before or wholly after. `change` is pure and
   * may be called again. Rejects when the disk refuses (full, private window); then nothing was written.
   */
  transact<T>(asked: Asked, durability: Durability, change: (found: Found) => Change<T>): Promise<T>;
}

/** What came back for a call. Never a rejection: a network that fails is an answer too. */
export type Reply =
  /** No answer: no network, too slow, broken off. Whether the call arrived is not known. */
  | { readonly kind: 'lost' }
  | {
      readonly kind: 'answered';
      readonly status: number;
      /** Code of the contract; null: not the server's own words (a gateway, a captive portal). */
      readonly code: string | null;
      readonly parameters: Readonly<Record<string, unknown>>;
      /** The live events of the match, if the body was a match; a status 200 without it acknowledges nothing. */
      readonly events: readonly ServerEvent[] | null;
      /** Who stands in the rosters, where the body tells it. */
      readonly lineup?: Lineup;
      /** The newest clock of the match, where the body tells one. */
      readonly clock?: MatchClock;
      /** The Date header, milliseconds UTC. */
      readonly date: number | null;
      /** Retry-After, milliseconds. */
      readonly retryAfter: number | null;
    };

export interface Network {
  /** Sends one call and gives it up after some seconds. */
  send(call: OutboxCall): Promise<Reply>;
}

export interface Locks {
  /** Runs `work` while no other tab runs one under this name; waits its turn. Ends with the page. */
  hold(name: string, work: () => Promise<void>): Promise<void>;
}

export interface Timer {
  /** Runs once, after so many milliseconds; the answer calls it off. */
  after(milliseconds: number, run: () => void): () => void;
}

export interface Ports {
  readonly store: RecordStore;
  readonly network: Network;
  readonly locks: Locks;
  readonly timer: Timer;
  /** The device's own clock, right or wrong, milliseconds UTC. */
  readonly now: () => number;
  /** In [0, 1). */
  readonly random: () => number;
}
