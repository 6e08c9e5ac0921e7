import {
  type EventCategory,
  type EventTypeRule,
  eventCategories,
  type PublicMatchEvent,
} from '../tournament/index.ts';
import type { EventTypeCode } from '../vocabulary/index.ts';

/**
 * A counting event, as input of the rules. Callers leave out deleted and waiting events. `minute` and
 * `second` are the match clock.
 */
export type RecordedEvent = Pick<
  PublicMatchEvent,
  | 'id'
  | 'minute'
  | 'second'
  | 'competitionEventTypeId'
  | 'competitionMatchParticipantId'
  | 'competitionMatchStageCode'
  | 'side'
>;

/** Configuration entries that enable event types (MA40). */
const switches: Partial<Record<EventTypeCode, string>> = {
  'seven-metre-miss': 'reporter-seven-metre-misses',
  'team-timeout': 'reporter-team-timeouts',
};

/** The configuration entries that enable them. */
export const offeredTypeKeys: readonly string[] = Object.values(switches);

/** The category of an event type for the rules; unknown ones, added by organisers, count as `other`. */
export function knownEventCategory(category: string): EventCategory {
  return eventCategories.find((known) => known === category) ?? 'other';
}

export type EventTypes = ReadonlyMap<number, EventTypeRule>;

/** Event types by id, as rules use them. */
export function eventTypesById(types: Iterable<EventTypeRule>): EventTypes {
  return new Map([...types].map((type) => [type.id, type]));
}

/** Whether reporters get a button for a type: always for usual types, others if the edition enables them. */
export function isOfferedType(
  { code, isActive }: { readonly code: string; readonly isActive: boolean },
  values: ReadonlyMap<string, string | null>,
): boolean {
  const key = new Map(Object.entries(switches)).get(code);
  return isActive || (key !== undefined && values.get(key) === 'true');
}
