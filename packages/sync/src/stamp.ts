import { clockTolerance } from './protocol.ts';

/** When and where a record was last changed: decides which of two changes is newer. */
export interface Stamp {
  /** UTC in milliseconds, at most 2 s later than the server's time. */
  readonly at: number;
  readonly device: string;
}

/** The stamp of an arriving change. */
export interface ArrivingStamp extends Stamp {
  /**
   * The device's own time in milliseconds; null: it sent none that can be read, so the order of arrival
   * decides.
   */
  readonly raw: number | null;
  /** The time as it arrived, kept for disputes. */
  readonly rawText: string | null;
  /** The device's clock is ahead: `at` was cut. */
  readonly ahead: boolean;
}

export interface StampSources {
  readonly modifiedAt: string | undefined;
  readonly device: string | undefined;
  readonly userId: number;
}

/**
 * Milliseconds of an ISO 8601 text; null for any other text, or before 1970. A text without a zone is taken
 * as UTC.
 */
export function instantOf(text: string): number | null {
  const match = /^\s*(\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:[.,]\d+)?)?)\s*(Z|[+-]\d\d:?\d\d)?\s*$/i.exec(
    text,
  );
  if (match === null) return null;
  const [, local = '', zone = 'Z'] = match;
  const offset = /^[+-]\d{4}$/.test(zone) ? `${zone.slice(0, 3)}:${zone.slice(3)}` : zone.toUpperCase();
  const instant = Date.parse(local.replace(' ', 'T').replace(',', '.') + offset);
  return instant >= 0 ? instant : null;
}

/**
 * A device's time as the server accepts it: never rejected, at most two seconds ahead. `now` in milliseconds.
 */
export function clamped(instant: number | null, now: number): number {
  return instant === null ? now : Math.min(instant, now + clockTolerance);
}

/** The stamp of a change that arrives at `now` (milliseconds). */
export function arrivingStamp(sources: StampSources, now: number): ArrivingStamp {
  const raw = sources.modifiedAt === undefined ? null : instantOf(sources.modifiedAt);
  return {
    at: clamped(raw, now),
    device: sources.device ?? `user:${sources.userId}`,
    raw,
    rawText: sources.modifiedAt ?? null,
    ahead: raw !== null && raw > now + clockTolerance,
  };
}

/**
 * Strictly newer: an identical change is not newer. Between devices with equal times the greater name wins.
 */
export function isNewer(a: Stamp, b: Stamp): boolean {
  return a.at > b.at || (a.at === b.at && a.device > b.device);
}

/**
 * Instant of a recorded clock by the server's clock, milliseconds UTC. A device that does not know the
 * server's clock sends its own with the call, from which the age follows except for the network delay. At
 * most now + 2 s; now if the time is invalid (SY33).
 */
export function arrivingClockAt(
  sent: { readonly at: string; readonly deviceTime?: string | undefined },
  now: number,
): number {
  const at = instantOf(sent.at);
  const deviceTime = sent.deviceTime === undefined ? null : instantOf(sent.deviceTime);
  return clamped(at === null || deviceTime === null ? at : at + now - deviceTime, now);
}
