import type { OutboxCall } from '../outbox/call.ts';
import type { OutboxDecisions } from '../outbox/decisions.ts';
import type { Reply } from '../outbox/ports.ts';
import type { Disk } from './disk.ts';
import type { Checker } from './checker.ts';
import type { Answer, Call, Roster } from './messages.ts';
import type { Sent } from './network.ts';
import type { Random } from './random.ts';
import type { Scheduler } from './scheduler.ts';

/** Receives the answer to a call. */
export interface Receivers {
  readonly reply: (reply: Reply) => void;
  readonly roster: (roster: Roster) => void;
}

/** What a device needs of its environment. */
export interface Surroundings {
  readonly scheduler: Scheduler;
  readonly random: Random;
  readonly checker: Checker;
  readonly decisions: OutboxDecisions;
  /** Sends a call over the network; `receive` may be called several times or never. */
  readonly transmit: (call: Call, sent: Sent, receive: (answer: Answer) => void) => void;
  /** The disk of the device; absent: one in memory. */
  readonly disk?: Disk;
  /** Sends a call of the queue instead of `transmit`, over a real network port. */
  readonly carry?: (call: OutboxCall, sent: Call, receivers: Receivers & Pick<Sent, 'behind'>) => void;
  /** Whether the tabs of a device share a lock. */
  readonly sharesLock: boolean;
  /** Probability that a disk refuses a write, 0–1. */
  readonly diskTrouble: () => number;
  /** Ids of the people of the home team; absent: one to twelve. */
  readonly squad?: readonly number[];
  /**
   * The id under which events name a person of the roster; null: he is in none. Absent: as the pure server
   * assigns them.
   */
  readonly entryIdOf?: (participantId: number) => number | null;
  /** The tap of an event whose key the device has from the server. */
  readonly tapOf: (key: string) => string;
}
