import { type EventCategory, type EventTypeRule, eventCategories } from '../tournament/index.ts';
/** The category of an event type for the rules; unknown ones, added by organisers, count as `other`. */
export function knownEventCategory(category: string): EventCategory {
  return eventCategories.find((known) => known === category) ?? 'other';
}

export type EventTypes = ReadonlyMap<number, EventTypeRule>;

/** Event types by id, as rules use them. */
export function eventTypesById(types: Iterable<EventTypeRule>): EventTypes {
  return new Map([...types].map((type) => [type.id, type]));
}
