import { certainMatchesOfTeam } from './certain-seats.ts';
import { comparePlayingOrder, seatedMatchesOfTeam } from './match-index.ts';
import { matchesOf } from './matches-of.ts';
import type { Snapshot } from '../snapshot.ts';
import type { Match } from '../../tournament/index.ts';

/**
 * Matches of any of the teams, in the order of play, including those that they are certain to play (rule
 * OU13); each match once.
 */
export function matchesOfTeams(snapshot: Snapshot, teamIds: readonly number[]): Match[] {
  const [seated, certain] = [seatedMatchesOfTeam(snapshot.matches), certainMatchesOfTeam(snapshot)];
  const ids = new Set(teamIds.flatMap((id) => [...(seated.get(id) ?? []), ...(certain.get(id) ?? [])]));
  return matchesOf(snapshot, [...ids]).sort(comparePlayingOrder);
}
