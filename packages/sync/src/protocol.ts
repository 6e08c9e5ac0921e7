import type { ClockOrder } from '@sevenmetre/rules/match';
import type { RecordedClock } from '@sevenmetre/rules/tournament';
import type { Side } from '@sevenmetre/rules/vocabulary';

/** The version that this program's devices speak. */
export const protocolVersion = 1;

/** The oldest version that the server still understands. A device below it keeps its queue and asks for an update. */
export const oldestSupportedVersion = 1;

/** How far ahead of the server a device's time may be before it is cut, in milliseconds. */
export const clockTolerance = 2000;

/** What an event says, apart from when and where it was recorded. */
export interface EventContent {
  readonly stageId: number;
  readonly eventTypeId: number;
  readonly side: Side;
  /** Of the match clock; the second half goes on counting. */
  readonly minute: number;
  readonly second: number;
  /** Roster entries; null: the player is not known yet. */
  readonly participantId: number | null;
  readonly secondaryParticipantId: number | null;
}

/** A start, a stop or a correction of the match clock: how it stood at an instant, and by which tap. Never changed. */
export interface MatchClock extends RecordedClock, ClockOrder {
  readonly stageId: number;
}

/** A version that cannot be read counts as none: the specification's own client sends none and is served. */
export function isClientTooOld(protocol = ''): boolean {
  return /^\d{1,6}$/.test(protocol) && Number(protocol) < oldestSupportedVersion;
}
