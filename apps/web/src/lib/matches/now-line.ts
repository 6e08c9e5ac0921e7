import type { MatchTicket } from '@sevenmetre/contract/matches/match-ticket';

/**
 * Before which of a day's matches, in playing order, the line of now stands: after the last one that has begun. What is
 * being played stands above it, as it has begun, and so does a match that others have overtaken.
 */
export function nowLineBefore(matches: readonly Stage[]): number {
  return matches.findLastIndex(hasBegun) + 1;
}

type Stage = Pick<MatchTicket, 'stageCode' | 'walkOver' | 'withdrawn' | 'stageStartedAt'>;

/** A walkover may be assigned, and a team withdraw, hours before its match would have begun: nothing began with it. */
export function hasBegun({ stageCode, walkOver, withdrawn, stageStartedAt }: Stage): boolean {
  if (withdrawn !== undefined) return false;
  return stageCode !== 'not_started' && (walkOver === null || stageStartedAt !== null);
}
