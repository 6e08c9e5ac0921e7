import { wallClock } from './wall-clock.ts';

/** The reading of a zone's clocks at an instant (UTC, ISO 8601), `2010-03-05T14:30`; '' for none. */
export function clockOf(instant: string | null, timeZone: string): string {
  const at = instant === null ? Number.NaN : Date.parse(instant);
  return Number.isNaN(at) ? '' : readingAt(at, timeZone);
}

/**
 * The instant (UTC, ISO 8601, whole seconds) at which a zone's clocks show a reading; null for none. A reading
 * that occurs twice in autumn means the first; one that is skipped in spring is read as an hour later.
 */
export function instantOfClock(reading: string, timeZone: string): string | null {
  if (reading === '') return null;
  const wanted = Date.parse(`${reading}Z`);
  if (Number.isNaN(wanted)) return null;
  const offsetAt = (at: number) => Date.parse(`${readingAt(at, timeZone)}Z`) - at;
  // The larger offset, that of summer, gives the earlier instant.
  const tries = [offsetAt(wanted - day), offsetAt(wanted + day)].toSorted((a, b) => b - a);
  const found = tries.map((offset) => wanted - offset).find((at) => readingAt(at, timeZone) === reading);
  const at = found ?? wanted - Math.min(...tries);
  return new Date(at).toISOString().replace('.000Z', 'Z');
}

/** Whether a text is an instant as the product writes them, not something that somebody typed. */
export function isInstant(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/.test(text) && !Number.isNaN(Date.parse(text));
}

/** The day on this device, an ISO date. */
export function todayHere(): string {
  return new Intl.DateTimeFormat('en-CA').format(new Date());
}

const day = 24 * 60 * 60_000;

function readingAt(at: number, timeZone: string): string {
  return wallClock(timeZone, at).slice(0, 16).replace(' ', 'T');
}
