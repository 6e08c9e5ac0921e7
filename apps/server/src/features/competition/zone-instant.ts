import { millisecondsOfDay } from '@sevenmetre/rules/dates';
import { inZone } from './zone-time.ts';

/**
 * The instant of a day and a time of day in a zone. If there are two (clocks set back) the first; null if
 * there is none (clocks set forward over it).
 * @param day ISO date
 * @param time `HH:MM`
 * @param timeZone IANA name
 */
export function zoneInstant(day: string, time: string, timeZone: string): Date | null {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  const before = asUtc - offset(asUtc - millisecondsOfDay, timeZone);
  const after = asUtc - offset(asUtc + millisecondsOfDay, timeZone);
  const [first, last] = before < after ? [before, after] : [after, before];
  const found = [first, last].find((instant) => {
    const shown = inZone(new Date(instant), timeZone);
    return shown.day === day && shown.time === time;
  });
  return found === undefined ? null : new Date(found);
}

/** Milliseconds that the zone is ahead of UTC at an instant. */
function offset(instant: number, timeZone: string): number {
  const shown = inZone(new Date(instant), timeZone);
  return Date.parse(`${shown.day}T${shown.time}:00Z`) - Math.floor(instant / 60_000) * 60_000;
}
