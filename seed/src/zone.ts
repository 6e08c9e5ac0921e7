import { zoneInstant } from '@sevenmetre/server/features/competition/index';
import { instantOf as instantOfMinute, minuteOf } from '@sevenmetre/server/features/plan/index';

/** The instant of a day and a time of day; clocks must not change at that time. */
export function instantOf(day: string, time: string, timeZone: string): Date {
  const instant = zoneInstant(day, time, timeZone);
  if (!instant) throw new Error(`There is no ${time} on ${day} in ${timeZone}`);
  return instant;
}

export const minutesOfDay = 1440;

/**
 * Converts between instants and minutes since the first midnight of a tournament in its zone, as its plan
 * counts them.
 */
export interface TournamentClock {
  minuteOf(instant: Date): number;
  /** @throws Error for a minute at which clocks change */
  instantOf(minute: number): Date;
}

/** @param startDate ISO date of the first day */
export function tournamentClock(startDate: string, timeZone: string): TournamentClock {
  const edition = { startDate, timeZone };
  return {
    minuteOf: (instant) => minuteOf(instant, edition),
    instantOf(minute) {
      const instant = instantOfMinute(minute, edition);
      if (!instant) throw new Error(`There is no minute ${minute} since ${startDate} in ${timeZone}`);
      return instant;
    },
  };
}
