import type { StageCode } from '../vocabulary/index.ts';

export const eventCategories = ['goal', 'shootout', 'suspension', 'card', 'other'] as const;
export type EventCategory = (typeof eventCategories)[number];

/** Effect of an event type on a match; the types themselves are data of an edition. */
export interface EventTypeRule {
  readonly id: number;
  /** A specified code, or one added by an organiser. */
  readonly code: string;
  readonly category: EventCategory;
  /** Goals for the event's side. */
  readonly scoreIncrease: number;
  /** Seconds for which the side has one player fewer; 0: none. */
  readonly penaltyDuration: number;
  /** Whether the clock is stopped for it, if it is stopped at all. */
  readonly penaltyMatchStop: boolean;
  readonly secondaryParticipantAllowed: boolean;
}

export interface EventType extends EventTypeRule {
  readonly nameCs: string;
  readonly nameEn: string;
}

/** A public match event. `minute` and `second` are the match clock, continuous in the second half. */
export interface PublicMatchEvent {
  readonly id: number;
  readonly minute: number;
  readonly second: number;
  readonly createdTimestamp: string;
  readonly competitionEventTypeId: number;
  readonly competitionMatchParticipantId: number | null;
  readonly competitionMatchStageId: number;
  readonly competitionMatchStageCode: StageCode;
  readonly secondaryParticipantId: number | null;
  readonly side: 'home' | 'away';
}
