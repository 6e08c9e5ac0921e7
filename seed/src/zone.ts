import { inZone } from '@sevenmetre/server/features/competition/index';

/** The instant of a day and a time of day, where clocks are not turned at that hour. */
export function instantOf(day: string, time: string, timeZone: string): Date {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  const shown = inZone(new Date(asUtc), timeZone);
  return new Date(asUtc - (Date.parse(`${shown.day}T${shown.time}:00Z`) - asUtc));
}
