import { millisecondsOfHour } from '../dates/index.ts';

/** Hours that a link of scouts stays open after the last match that it opens begins: notes may arrive late (SO9). */
const openHours = 24;

/** Notes of one link on one match beyond which more are refused (SO9); a match has some hundred events. */
export const mostNotesOfLink = 1000;

/**
 * When a link of scouts ends, milliseconds UTC (SO9).
 * @param starts planned starts of the matches that it opens, milliseconds UTC; empty: none is planned
 */
export function scoutingLinkEnd(starts: readonly number[], now: number): number {
  return Math.max(now, ...starts) + openHours * millisecondsOfHour;
}
