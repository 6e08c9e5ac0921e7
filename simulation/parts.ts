import type { SnapshotChange } from '@sevenmetre/rules/snapshot';
import type { Network, RecordStore } from '@sevenmetre/sync/outbox/index';
import { markedFetch } from '../apps/web/src/features/reporter/device/marked-fetch.ts';
import { openRecordStore } from '../apps/web/src/features/reporter/device/record-store.ts';

/** Parts that a test replaces with wrong ones, to prove that the checker notices. */
export interface Parts {
  /** The store of a device. */
  readonly openStore: (name: string) => RecordStore;
  /** The network of a device's queue. */
  readonly network: (network: Network) => Network;
  /** Recognises the answers of the portal. */
  readonly marked: typeof markedFetch;
  /** A request as it reaches the server. */
  readonly request: (request: Request) => Request;
  /** The changes that spectators receive for a commit. */
  readonly published: (change: SnapshotChange) => SnapshotChange;
}

export const realParts: Parts = {
  openStore: openRecordStore,
  network: (network) => network,
  marked: markedFetch,
  request: (request) => request,
  published: (change) => change,
};
