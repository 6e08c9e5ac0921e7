import type { PublicMatchEvent } from '../tournament/index.ts';

/**
 * What the rules need to know of an event that counts. Deleted events and events that wait for a super reporter
 * are left out by the caller. `minute` and `second` are the match clock.
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
