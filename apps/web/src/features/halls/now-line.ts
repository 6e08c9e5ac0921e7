import type { MatchTicket } from '@sevenmetre/contract/schemas/slices';

/**
 * Before which of a day's matches, in playing order, the line of now stands: after the last one that has begun. What is
 * being played stands above it, as it has begun, and so does a match that others have overtaken.
 */
export function nowLineBefore(matches: readonly Pick<MatchTicket, 'stageCode'>[]): number {
  return matches.findLastIndex(({ stageCode }) => stageCode !== 'not_started') + 1;
}
