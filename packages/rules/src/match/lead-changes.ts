import { eventClock, stageEnd } from './clock.ts';
import type { Moment } from './running-score.ts';
import type { Side } from '../vocabulary/index.ts';

/** A goal by which the other team takes the lead. */
export interface LeadChange {
  /** Match clock in seconds. */
  readonly at: number;
  /** Who leads from then on. */
  readonly side: Side;
  readonly home: number;
  readonly away: number;
}

/**
 * Where a match turned: goals that gave the lead to the team that was behind last. The first lead is no turn, a draw is none,
 * and goals of a shoot-out are no part of it. Rule MA47.
 *
 * @param moments in playing order
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
