import { eventClock, matchClockAt, stageEnd, type RunningStage } from './clock.ts';
import type { RecordedEvent } from './recorded-event.ts';

/**
 * Seconds of match clock that a visitor may take for now. Where no clock is recorded the hall's is not known, and the reporter
 * may have begun the half late: play has come at least as far as the last event of the running stage, and not beyond its
 * end. Rules MA32, MA43.
 */
export function knownClock(running: RunningStage, events: Iterable<RecordedEvent>, now: Date): number {
  const { stage, halfLength } = running;
  const { minute, second } = matchClockAt(running, now);
  let seconds = minute * 60 + second;
  if (running.clock !== null) return seconds;
  for (const event of events) {
    if (event.competitionMatchStageCode !== stage) continue;
    seconds = Math.max(seconds, Math.min(eventClock(event, halfLength), stageEnd(stage, halfLength)));
  }
  return seconds;
}
