import { eventKey } from '../event-key.ts';
import { aheadAfter, decideDelete, decideWrite } from '../inbox/index.ts';
import { arrivingStamp } from '../stamp.ts';
import type { Decision } from '../inbox/index.ts';
import type { ServerEvent } from './server.ts';

/** The decisions of the server that a test can replace by wrong ones, to prove that the judge notices. */
export interface ServerParts {
  readonly eventKey: (sources: Parameters<typeof eventKey>[0] & { readonly content: string }) => string;
  readonly arrivingStamp: typeof arrivingStamp;
  readonly decideWrite: typeof decideWrite;
  readonly decideDelete: typeof decideDelete;
  readonly aheadAfter: typeof aheadAfter;
  /** What a deleted event leaves behind. */
  readonly buriedRow: (row: ServerEvent) => ServerEvent | null;
  readonly score: (before: number, decision: Decision, live: readonly ServerEvent[]) => number;
  /** Whether a crash of the server can fall between the answer and the commit. */
  readonly answersBeforeCommit: boolean;
}

/** The decisions of a device that a test can replace. The device's own half will bring its real ones. */
export interface DeviceParts {
  /** Whether a refused delete means that the event is gone. */
  readonly isGone: (status: number, code: string | null) => boolean;
  /** Whether an answer to what was sent at revision `sent` settles a record that is now at `current`. */
  readonly settles: (sent: number, current: number) => boolean;
  /** Whether a refused record keeps the others waiting. */
  readonly blocks: (status: number) => boolean;
  /** The next time of a tap, in milliseconds without fractions of a second. */
  readonly nextCreated: (now: number, last: number) => number;
}

export const realServerParts: ServerParts = {
  eventKey,
  arrivingStamp,
  decideWrite,
  decideDelete,
  aheadAfter,
  buriedRow: (row) => ({ ...row, deleted: true }),
  score: (_before, _decision, live) => live.length,
  answersBeforeCommit: false,
};

export const realDeviceParts: DeviceParts = {
  isGone: (status, code) => status === 404 && code === 'event-unknown',
  settles: (sent, current) => sent === current,
  blocks: () => false,
  nextCreated: (now, last) => Math.max(Math.floor(now / 1000) * 1000, last + 1000),
};
