import { scheduleIndex } from './match-index.ts';
import type { Snapshot } from '../snapshot.ts';
import type { Match } from '../../tournament/index.ts';

/** The matches with these ids, in their order. */
export function matchesOf(snapshot: Snapshot, ids: readonly number[] | undefined): Match[] {
  const matches: Match[] = [];
  for (const id of ids ?? []) {
    const match = snapshot.matches.get(id);
    if (match) matches.push(match);
  }
  return matches;
}

/** In the order of play. */
export function matchesOfGroup(snapshot: Snapshot, groupId: number): Match[] {
  return matchesOf(snapshot, scheduleIndex(snapshot.matches).ofGroup.get(groupId));
}

/** In the order of play. */
export function matchesOfHall(snapshot: Snapshot, hallId: number): Match[] {
  return matchesOf(snapshot, scheduleIndex(snapshot.matches).ofHall.get(hallId));
}
