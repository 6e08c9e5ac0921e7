import { eventClock, stageEnd } from './clock.ts';
import type { Moment } from './running-score.ts';

export interface DifferenceStep {
  /** Match clock in seconds. */
  readonly at: number;
  /** Lead of the home team in goals from then on; negative: the away team leads. */
  readonly difference: number;
}

/**
 * Lead of the home team over the match clock: a step at each change of the score, from 0:0 on. Without goals
 * of a shoot-out, and with steps limited to their half. Rule MA31.
 * @param moments in the order of play
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
