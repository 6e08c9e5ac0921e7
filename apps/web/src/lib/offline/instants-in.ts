import { wallClock } from '../time/wall-clock.ts';

/** UTC text of a day (ISO date) and a time of day (`HH:MM`) in a zone. */
export type ZoneInstant = (day: string, time: string) => string;

/**
 * Reads days and times in a zone. The clocks of a day are those of its noon: they are turned at night, when no hall
 * is open. Asked once for each day, as a formatter is slow and a tournament has thousands of matches.
 */
export function instantsIn(timeZone: string): ZoneInstant {
  const ahead = new Map<string, number>();
  const aheadAtNoon = (day: string): number => {
    const noon = Date.parse(`${day}T12:00:00Z`);
    return Date.parse(`${wallClock(timeZone, noon).replace(' ', 'T')}Z`) - noon;
  };
  return (day, time) => {
    const offset = ahead.get(day) ?? aheadAtNoon(day);
    ahead.set(day, offset);
    const instant = new Date(Date.parse(`${day}T${time}:00Z`) - offset);
    return `${instant.toISOString().slice(0, 19)}Z`;
  };
}
