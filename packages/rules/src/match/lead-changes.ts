import { eventClock, stageEnd } from './clock.ts';
import type { Moment } from './running-score.ts';
import type { Side } from '../vocabulary/index.ts';

/** A goal with which the other team takes the lead. */
export interface LeadChange {
  /** Match clock in seconds. */
  readonly at: number;
  /** The leading team from then on. */
  readonly side: Side;
  readonly home: number;
  readonly away: number;
}

/**
 * Changes of the lead: goals with which the team that was behind last takes the lead. Not the first lead,
 * draws and goals of a shoot-out. Rule MA47.
 * @param moments in the order of play
 * @param halfLength seconds
 */
export function leadChanges(moments: readonly Moment[], halfLength: number): LeadChange[] {
  const turns: LeadChange[] = [];
  let led: Side | null = null;
  for (const { event, home, away, scored, isOfShootout } of moments) {
    if (!scored || isOfShootout || home === away) continue;
    const side: Side = home > away ? 'home' : 'away';
    const end = stageEnd(event.competitionMatchStageCode, halfLength);
    const at = Math.min(eventClock(event, halfLength), end);
    if (led !== null && led !== side) turns.push({ at, side, home, away });
    led = side;
  }
  return turns;
}
