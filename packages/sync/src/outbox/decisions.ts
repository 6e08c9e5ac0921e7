import { shownClock } from './clock.ts';
import { nextCreated, nextModified, offsetAfter } from './device-clock.ts';
import { handedOver } from './hand-over.ts';
import { copyAfter } from './list.ts';
import type { Durability } from './ports.ts';
import { sendable } from './queue.ts';
import type { DeviceState, RecordData } from './record.ts';
import { isSameOperation, reconcile, neededFor } from './settle.ts';
import { isOurs } from './answer-mark.ts';
import { classify } from './answer-result.ts';
import { signaturesOf, viewOf } from './view.ts';

/** Decisions of the queue, which the simulation replaces by wrong ones to test its checker. */
export interface OutboxDecisions {
  readonly nextCreated: typeof nextCreated;
  readonly nextModified: typeof nextModified;
  readonly offsetAfter: typeof offsetAfter;
  readonly isOurs: typeof isOurs;
  readonly classify: typeof classify;
  readonly isSameOperation: typeof isSameOperation;
  readonly sendable: typeof sendable;
  readonly viewOf: typeof viewOf;
  readonly shownClock: typeof shownClock;
  readonly signaturesOf: typeof signaturesOf;
  readonly neededFor: typeof neededFor;
  readonly reconcile: typeof reconcile;
  readonly handedOver: typeof handedOver;
  readonly copyAfter: typeof copyAfter;
  /** Whether a list is still the newest: number of answers now, and when it was requested. */
  readonly isCurrentList: (now: number, then: number) => boolean;
  /** The key of a tap, from the state after it. */
  readonly keyOf: (state: DeviceState, data: RecordData) => string;
  /** Durability of a tap before it is confirmed (W14). */
  readonly tapDurability: Durability;
}

/** Device and counter without the content: an edited event is sent again as the same tap (W2). */
function keyOf({ device, counter }: DeviceState): string {
  return `${device}-${counter}`;
}

export const outboxDecisions: OutboxDecisions = {
  nextCreated,
  nextModified,
  offsetAfter,
  isOurs,
  classify,
  isSameOperation,
  sendable,
  viewOf,
  shownClock,
  signaturesOf,
  neededFor,
  reconcile,
  handedOver,
  copyAfter,
  isCurrentList: (now, then) => now === then,
  keyOf,
  tapDurability: 'strict',
};
