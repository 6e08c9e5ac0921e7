import type { MatchTicket } from '@sevenmetre/contract/matches/match-ticket';

/**
 * Index of the match, among a day's matches in playing order, before which the "now" line is drawn: after the last
 * one that has begun. Running matches are above it, and so are matches that later ones have overtaken.
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
