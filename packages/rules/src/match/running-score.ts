import { compareEvents } from './event-order.ts';
import type { EventTypes } from './event-type.ts';
import type { EventTypeRule } from '../tournament/index.ts';
import type { RecordedEvent } from './recorded-event.ts';
import { isOfShootout } from './score.ts';

/** An event with the score after it. */
export interface Moment<E extends RecordedEvent = RecordedEvent> {
  readonly event: E;
  readonly type: EventTypeRule;
  /** Including goals of a shoot-out, like the official score. */
  readonly home: number;
  readonly away: number;
  /** Whether the event changed the score. */
  readonly scored: boolean;
  readonly isOfShootout: boolean;
}

/**
 * The moments of a match in order. Events of unknown types are left out, as they have no value. Rule MA28.
 */
export function momentsOf<E extends RecordedEvent>(events: Iterable<E>, types: EventTypes): Moment<E>[] {
  const goals = { home: 0, away: 0 };
  const moments: Moment<E>[] = [];
  for (const event of [...events].sort(compareEvents)) {
    const type = types.get(event.competitionEventTypeId);
    if (!type) continue;
    goals[event.side] += type.scoreIncrease;
    const scored = type.scoreIncrease !== 0;
    moments.push({ event, type, ...goals, scored, isOfShootout: isOfShootout(event, type) });
  }
  return moments;
}
