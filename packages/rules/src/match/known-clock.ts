import { eventClock, matchClockAt, playEnd, stageEnd, type RunningStage } from './clock.ts';
import type { RecordedEvent } from './recorded-event.ts';

/**
 * Estimated present match clock in seconds. Without a recorded clock the reporter may have started the half
 * late: the clock is at least at the last event of the running stage, and not beyond its end. Rules MA32,
 * MA43.
 */
export function knownClock(running: RunningStage, events: Iterable<RecordedEvent>, now: Date): number {
  const { stage, halfLength } = running;
  if (stage === 'shootout') return playEnd(events, halfLength);
  const { minute, second } = matchClockAt(running, now);
  let seconds = minute * 60 + second;
  if (running.clock !== null) return seconds;
  for (const event of events) {
    if (event.competitionMatchStageCode !== stage) continue;
    seconds = Math.max(seconds, Math.min(eventClock(event, halfLength), stageEnd(stage, halfLength)));
  }
  return seconds;
}
