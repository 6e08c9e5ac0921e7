import { type EventCategory, type EventTypeRule, eventCategories } from '../tournament/index.ts';
/** The category that rules know; one that an organiser has added changes nothing, as `other`. */
export function knownEventCategory(category: string): EventCategory {
  return eventCategories.find((known) => known === category) ?? 'other';
}

export type EventTypes = ReadonlyMap<number, EventTypeRule>;

/** As every rule that reads events takes them. */
export function eventTypesById(types: Iterable<EventTypeRule>): EventTypes {
  return new Map([...types].map((type) => [type.id, type]));
}
