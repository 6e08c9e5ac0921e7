import { minutesEast } from './age.ts';

const day = 24 * 3_600_000;
const mostDays = 60;

/**
 * By how much a zone is ahead of UTC, and the days around an instant on which it is the same, for `storeOffset`. On a small
 * phone the first formatter of a page holds up everything else for a tenth of a second; the server has one at hand.
 */
export function writtenOffset(timeZone: string, at: number): string {
  const minutes = minutesEast(timeZone, at);
  const lastSame = (step: number): number => {
    let days = 0;
    while (days < mostDays && minutesEast(timeZone, at + (days + 1) * step) === minutes) days += 1;
    return at + days * step;
  };
  return [timeZone, minutes, lastSame(-day), lastSame(day)].join(' ');
}
