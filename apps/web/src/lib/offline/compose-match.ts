import type { MatchSlice } from '@sevenmetre/contract/matches/match-slice';
import { matchSlice } from '@sevenmetre/rules/snapshot';
import { snapshotOf } from './kept-tournament.ts';
import type { KeptTournament } from './kept-tournament.ts';

/**
 * The page of a match that was never opened, from what is kept of the whole tournament: teams, score, time and hall. Events
 * and rosters are not kept, and the slice says so. null when there is no such match.
 */
export function composeMatch(kept: KeptTournament, id: number): MatchSlice | null {
  const snapshot = snapshotOf(kept);
  const match = snapshot.matches.get(id);
  if (!match) return null;
  const slice = matchSlice(snapshot, match, null);
  // The rules promise not to change what they answer; the contract's documents are anybody's.
  return {
    ...slice,
    ways: [...slice.ways],
    // What an open table can still become is not known from what is kept.
    stake: [],
    placeWays: [],
    effect: [],
    eventTypes: [...slice.eventTypes],
    events: [],
    roster: [],
    referees: [],
  };
}
