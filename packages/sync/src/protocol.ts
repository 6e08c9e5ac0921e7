import type { ClockOrder } from '@sevenmetre/rules/match';
import type { RecordedClock } from '@sevenmetre/rules/tournament';
import type { Side } from '@sevenmetre/rules/vocabulary';

/** The protocol version that this program sends. */
export const protocolVersion = 1;

/**
 * The oldest version that the server still accepts. A device with an older one keeps its queue and is asked
 * to update.
 */
export const oldestSupportedVersion = 1;

/** How far a device's time may be ahead of the server's before it is cut, in milliseconds. */
export const clockTolerance = 2000;

/** The content of an event, without when and where it was recorded. */
export interface EventContent {
  readonly stageId: number;
  readonly eventTypeId: number;
  readonly side: Side;
  /** Minute of the match clock; it continues in the second half. */
  readonly minute: number;
  readonly second: number;
  /** Roster entries; null: the player is not known yet. */
  readonly participantId: number | null;
  readonly secondaryParticipantId: number | null;
}

/**
 * A start, a stop or a correction of the match clock: its state at an instant, and the key of the tap. Never
 * changed.
 */
export interface MatchClock extends RecordedClock, ClockOrder {
  readonly stageId: number;
}

/**
 * A version that cannot be read counts as none: the client of the specification sends none and is accepted.
 */
export function isClientTooOld(protocol = ''): boolean {
  return /^\d{1,6}$/.test(protocol) && Number(protocol) < oldestSupportedVersion;
}
