import type { MatchRosterState, StageCode, Walkover } from '@sevenmetre/rules/vocabulary';

/** From then on hall staff change the roster, and clubs only look at it. */
export function isRosterLocked(
  state: MatchRosterState,
  stageCode: StageCode,
  walkOver: Walkover | null,
): boolean {
  return state === 'confirmed' || stageCode !== 'not_started' || walkOver !== null;
}
