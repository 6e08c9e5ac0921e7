import { eventClock, stageEnd } from './clock.ts';
import type { Moment } from './running-score.ts';

export interface DifferenceStep {
  /** Match clock in seconds. */
  readonly at: number;
  /** Goals by which home leads from then on; negative: the guests lead. */
  readonly difference: number;
}

/**
 * By how much home leads over the match clock: a step wherever the score of play changes, from 0:0 on. Goals of a
 * shoot-out are no part of it, and no step lies beyond its half. Rule MA31.
 *
 * @param moments in playing order
 * @param halfLength seconds
 */
export function differenceLine(moments: readonly Moment[], halfLength: number): DifferenceStep[] {
  const steps: DifferenceStep[] = [{ at: 0, difference: 0 }];
  for (const { event, home, away, scored, isOfShootout } of moments) {
    if (!scored || isOfShootout) continue;
    const before = steps.at(-1)?.at ?? 0;
    const end = stageEnd(event.competitionMatchStageCode, halfLength);
    const at = Math.max(before, Math.min(eventClock(event, halfLength), end));
    steps.push({ at, difference: home - away });
  }
  return steps;
}
