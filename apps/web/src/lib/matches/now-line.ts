import type { MatchTicket } from '@sevenmetre/contract/matches/match-ticket';

/**
 * Before which of a day's matches, in playing order, the line of now stands: after the last one that has begun. What is
 * being played stands above it, as it has begun, and so does a match that others have overtaken.
 */
export function nowLineBefore(matches: readonly Stage[]): number {
  return matches.findLastIndex(hasBegun) + 1;
}

type Stage = Pick<MatchTicket, 'stageCode' | 'walkOver' | 'stageStartedAt'>;

/** A walkover may be assigned hours before its match would have begun: nothing began with it. */
export function hasBegun({ stageCode, walkOver, stageStartedAt }: Stage): boolean {
  return stageCode !== 'not_started' && (walkOver === null || stageStartedAt !== null);
}
