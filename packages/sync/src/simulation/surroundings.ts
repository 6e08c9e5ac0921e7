import type { OutboxCall } from '../outbox/call.ts';
import type { OutboxDecisions } from '../outbox/decisions.ts';
import type { Reply } from '../outbox/ports.ts';
import type { Disk } from './disk.ts';
import type { Checker } from './checker.ts';
import type { Answer, Call, Roster } from './messages.ts';
import type { Random } from './random.ts';
import type { Scheduler } from './scheduler.ts';

/** Who hears what the answer to a call says. */
export interface Heard {
  readonly reply: (reply: Reply) => void;
  readonly roster: (roster: Roster) => void;
}

/** What a device needs of the world around it. */
export interface Surroundings {
  readonly scheduler: Scheduler;
  readonly random: Random;
  readonly checker: Checker;
  readonly decisions: OutboxDecisions;
  /** Sends a call over the network; `hear` may be called several times or never. */
  readonly transmit: (call: Call, hear: (answer: Answer) => void) => void;
  /** The disk of the device; absent: one in memory. */
  readonly disk?: Disk;
  /** Carries a call of the queue instead of `transmit`, over a real network port. */
  readonly carry?: (call: OutboxCall, sent: Call, hear: Heard) => void;
  /** Whether the tabs of a device wait for each other. */
  readonly sharesLock: boolean;
  /** How often a disk refuses. */
  readonly diskTrouble: () => number;
  /** Ids of the people of the home team; absent: one to twelve. */
  readonly squad?: readonly number[];
  /** Under which id events name somebody of the roster; null: he stands in none. Absent: as the pure server gives them. */
  readonly entryIdOf?: (participantId: number) => number | null;
  /** Which tap an event is about whose key the device has from the server. */
  readonly tapOf: (key: string) => string;
}
