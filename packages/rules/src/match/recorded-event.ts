import type { PublicMatchEvent } from '../tournament/index.ts';

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
