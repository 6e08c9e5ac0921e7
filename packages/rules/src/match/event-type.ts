/** What an event of a type does to a match; the types themselves are data of an edition. */
export interface EventTypeRule {
  readonly id: number;
  /** One of the specified codes, or one that an organiser has added. */
  readonly code: string;
  readonly category: EventCategory;
  /** Goals that the event adds for its side. */
  readonly scoreIncrease: number;
  /** Seconds for which the side plays with one player fewer; 0 for none. */
  readonly penaltyDuration: number;
  /** Whether the clock is stopped for it where the clock is stopped at all. */
  readonly penaltyMatchStop: boolean;
  readonly secondaryParticipantAllowed: boolean;
}

export const eventCategories = ['goal', 'shootout', 'suspension', 'card', 'other'] as const;
export type EventCategory = (typeof eventCategories)[number];

/** The category that rules know; one that an organiser has added changes nothing, as `other`. */
export function knownEventCategory(category: string): EventCategory {
  return eventCategories.find((known) => known === category) ?? 'other';
}

export type EventTypes = ReadonlyMap<number, EventTypeRule>;

/** As every rule that reads events takes them. */
export function eventTypesById(types: Iterable<EventTypeRule>): EventTypes {
  return new Map([...types].map((type) => [type.id, type]));
}
