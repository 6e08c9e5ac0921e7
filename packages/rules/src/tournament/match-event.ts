import type { StageCode } from '../vocabulary/index.ts';

export const eventCategories = ['goal', 'shootout', 'suspension', 'card', 'other'] as const;
export type EventCategory = (typeof eventCategories)[number];

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

export interface EventType extends EventTypeRule {
  readonly nameCs: string;
  readonly nameEn: string;
}

/** A match event as every visitor may see it. `minute` and `second` are the match clock, the second half goes on counting. */
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
