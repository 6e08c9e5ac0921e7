import type { Side } from '../vocabulary/index.ts';

/** A save is a shot of the other team with the result `saved` (SO2). */
export const scoutingKinds = ['shot', 'assist', 'turnover'] as const;
type ScoutingKind = (typeof scoutingKinds)[number];

export const shotResults = ['goal', 'saved', 'post', 'wide', 'blocked'] as const;
export type ShotResult = (typeof shotResults)[number];

/** The half of the court that is attacked, decimetres (SO3): from the left sideline as the attackers see it, and from the goal line. */
export const courtWidth = 200;
export const courtLength = 200;

/** The greatest match clock of an entry, seconds. */
export const longestScoutedClock = 59_999;

/** What a scout has recorded with one tap. Never part of the record of the match (SO1). */
export interface ScoutingEntry {
  readonly kind: ScoutingKind;
  /** The team that shoots, assists or loses the ball. */
  readonly side: Side;
  /** Place of a shot, whole decimetres; null: no shot. */
  readonly x: number | null;
  readonly y: number | null;
  /** Of a shot; null: no shot. */
  readonly result: ShotResult | null;
  /** The entry of the match roster; null: unknown, or not kept (SO6). */
  readonly participantId: number | null;
  /** Match clock in seconds, which goes on in the second half; null: unknown. */
  readonly seconds: number | null;
}

/** Whether a shot has a place on the half court and a result, and anything else has neither (SO3). */
export function isWholeEntry({
  kind,
  x,
  y,
  result,
}: Pick<ScoutingEntry, 'kind' | 'x' | 'y' | 'result'>): boolean {
  if (kind !== 'shot') return x === null && y === null && result === null;
  return isWithin(x, courtWidth) && isWithin(y, courtLength) && result !== null;
}

/**
 * An entry once a call about it has arrived: whole as it came first, and taken back if any of them says so (SO4), in whatever
 * order they arrive.
 * @param stored undefined: none has arrived before
 */
export function entryAfter<T extends { readonly undone: boolean }>(stored: T | undefined, arrival: T): T {
  return { ...(stored ?? arrival), undone: arrival.undone || stored?.undone === true };
}

function isWithin(value: number | null, limit: number): boolean {
  return value !== null && Number.isInteger(value) && value >= 0 && value <= limit;
}
