import { zoneInstant } from '@sevenmetre/server/features/competition/index';

/** The instant of a day and a time of day at which clocks are never turned over it. */
export function instantOf(day: string, time: string, timeZone: string): Date {
  const instant = zoneInstant(day, time, timeZone);
  if (!instant) throw new Error(`There is no ${time} on ${day} in ${timeZone}`);
  return instant;
}
