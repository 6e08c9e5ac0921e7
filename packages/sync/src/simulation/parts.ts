import { decideRosterSave } from '@sevenmetre/rules/match-roster';
import { newestClock } from '@sevenmetre/rules/match';
import { isSameDigest } from '../event-hash.ts';
import { eventKey } from '../event-key.ts';
import { aheadAfter, decideDelete, decideWrite } from '../inbox/index.ts';
import type { Decision } from '../inbox/index.ts';
import { nextCreated } from '../outbox/device-clock.ts';
import type { MatchClock } from '../protocol.ts';
import { arrivingStamp, arrivingClockAt } from '../stamp.ts';
import { goalsAmong } from './server-state.ts';
import type { ServerEvent } from './server-state.ts';

/** The server's decisions that a test can replace with wrong ones, to prove that the checker notices. */
export interface ServerParts {
  /** A correct key never depends on `content` or on `attempt`, the number of the call. */
  readonly eventKey: (
    sources: Parameters<typeof eventKey>[0] & { readonly content: string; readonly attempt: number },
  ) => string;
  readonly arrivingStamp: typeof arrivingStamp;
  readonly decideWrite: typeof decideWrite;
  readonly decideDelete: typeof decideDelete;
  readonly aheadAfter: typeof aheadAfter;
  readonly isSameDigest: typeof isSameDigest;
  readonly decideRosterSave: typeof decideRosterSave;
  readonly newestClock: (clocks: Iterable<MatchClock>) => MatchClock | null;
  readonly arrivingClockAt: typeof arrivingClockAt;
  /** Whether the call with a key has been carried out. */
  readonly isDone: (done: ReadonlySet<string>, key: string) => boolean;
  /** Whether the key of a call is stored when it was answered with this status. */
  readonly keepsKey: (status: number) => boolean;
  /** What is kept of a deleted event. */
  readonly deletedRow: (row: ServerEvent) => ServerEvent | null;
  readonly score: (before: number, decision: Decision, live: readonly ServerEvent[]) => number;
  /** Whether a crash of the server can happen between the answer and the commit. */
  readonly answersBeforeCommit: boolean;
  /** Whether spectators receive a change that may still be rolled back. */
  readonly publishesBeforeCommit: boolean;
  /** The version of a change. `sequence` also counts attempts that are rolled back. */
  readonly nextVersion: (last: number, sequence: number) => number;
}

/** The decisions of the plain device that a test can replace; the others are those of the real queue. */
export interface PlainDeviceParts {
  /** The time of the next tap, in milliseconds without fractions of a second. */
  readonly nextCreated: (now: number, last: number) => number;
}

export const realServerParts: ServerParts = {
  eventKey,
  arrivingStamp,
  decideWrite,
  decideDelete,
  aheadAfter,
  isSameDigest,
  decideRosterSave,
  newestClock,
  arrivingClockAt,
  isDone: (done, key) => done.has(key),
  keepsKey: (status) => status === 200,
  deletedRow: (row) => ({ ...row, deleted: true }),
  score: (_before, _decision, live) => goalsAmong(live),
  answersBeforeCommit: false,
  publishesBeforeCommit: false,
  nextVersion: (last) => last + 1,
};

export const realPlainParts: PlainDeviceParts = { nextCreated };
