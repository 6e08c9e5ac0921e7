import type { EventTypes, RecordedEvent } from './event-type.ts';
import type { EventTypeRule } from '../tournament/index.ts';
import { isOfShootout } from './score.ts';
import { stageCodes } from '../vocabulary/index.ts';

type PlacedEvent = Pick<RecordedEvent, 'id' | 'minute' | 'second' | 'competitionMatchStageCode'>;

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

/**
 * By stage, then match clock, then the order of recording: the first half may run beyond the minute at which
 * the second begins. Rule MA27.
 */
export function compareEvents(a: PlacedEvent, b: PlacedEvent): number {
  const stages = stageOrder(a) - stageOrder(b);
  return stages || a.minute - b.minute || a.second - b.second || a.id - b.id;
}

function stageOrder({ competitionMatchStageCode: code }: PlacedEvent): number {
  return stageCodes.indexOf(code);
}
