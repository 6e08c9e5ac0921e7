import type { Side } from '../../vocabulary/index.ts';
import { derived, push } from './derived.ts';
import { certainPlaces } from './group-outlook.ts';
import { scheduleIndex } from './match-index.ts';
import { stageOf } from './progress.ts';
import type { Snapshot, SnapshotChange } from '../snapshot.ts';
import type { Match } from '../../tournament/index.ts';
import { groupOf } from './visibility.ts';

const known = derived((_: Snapshot) => new Map<number, ReadonlyMap<number, number>>());
const none: ReadonlyMap<number, number> = new Map();

/** The team in each place of an open group that no other team can take any more (rule OU13). */
export function certainAt(snapshot: Snapshot, groupId: number): ReadonlyMap<number, number> {
  const places = known(snapshot);
  const found = places.get(groupId);
  if (found) return found;
  const group = groupOf(snapshot, groupId);
  const made = group ? certainPlaces(snapshot, group) : none;
  places.set(groupId, made);
  return made;
}

/** The team that is certain to play on an empty side of a match; null: none, or the side has a team. */
export function certainTeamOf(snapshot: Snapshot, match: Match, side: Side): number | null {
  const [teamId, groupId, standing] =
    side === 'home'
      ? [match.homeTeamId, match.homeTeamCompetitionGroupId, match.homeTeamCompetitionStandings]
      : [match.awayTeamId, match.awayTeamCompetitionGroupId, match.awayTeamCompetitionStandings];
  if (teamId !== null || groupId === null || standing === null) return null;
  return certainAt(snapshot, groupId).get(standing) ?? null;
}

/** Matches that teams are certain to play without a seat yet: ids by team, in the order of play. */
export const certainMatchesOfTeam = derived((snapshot: Snapshot): ReadonlyMap<number, readonly number[]> => {
  const ofTeam = new Map<number, number[]>();
  for (const id of scheduleIndex(snapshot.matches).inOrder) {
    const match = snapshot.matches.get(id);
    if (!match || (match.homeTeamId !== null && match.awayTeamId !== null)) continue;
    for (const side of ['home', 'away'] as const) {
      const teamId = certainTeamOf(snapshot, match, side);
      if (teamId !== null) push(ofTeam, teamId, id);
    }
  }
  return ofTeam;
});

/**
 * Keeps the cached certain places of groups that a commit does not affect. Goals of a running match decide
 * nothing; a counting result changes rows in all of its tables.
 */
export function adoptCertainSeats(from: Snapshot, to: Snapshot, change: SnapshotChange): void {
  const changed = new Set<number | null>(change.groupTeams.map((row) => row.competitionGroupId));
  for (const row of change.matches) {
    const before = from.matches.get(row.id);
    if (before && stageOf(to, row) !== 'finished' && isOpenAlike(before, row)) continue;
    changed.add(row.competitionGroupId);
    if (before) changed.add(before.competitionGroupId);
  }
  const places = known(to);
  for (const [groupId, teams] of known(from)) if (!changed.has(groupId)) places.set(groupId, teams);
}

function isOpenAlike(before: Match, after: Match): boolean {
  return (
    before.competitionMatchStageId === after.competitionMatchStageId &&
    before.competitionGroupId === after.competitionGroupId &&
    before.homeTeamId === after.homeTeamId &&
    before.awayTeamId === after.awayTeamId &&
    before.walkOver === after.walkOver
  );
}
