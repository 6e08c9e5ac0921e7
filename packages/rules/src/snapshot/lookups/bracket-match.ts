import { matchesOfGroup } from './matches-of.ts';
import { stageOf } from './progress.ts';
import { seatsOfGroup } from './seat-index.ts';
import type { Snapshot } from '../snapshot.ts';
import type { Group, GroupTeam, Match } from '../../tournament/index.ts';
import { groupOf, publicSeat } from './visibility.ts';

/** The match of a bracket group of two (rule BR1); null for other groups. */
export function bracketMatchOf(snapshot: Snapshot, group: Group): Match | null {
  if (snapshot.roundLevels.get(group.roundLevelId)?.isBracket !== true) return null;
  const matches = matchesOfGroup(snapshot, group.id);
  return matches.length === 1 && seatsOfGroup(snapshot, group.id).length <= 2 ? (matches[0] ?? null) : null;
}

/** The public place of a seat. In a bracket match nobody is first before it is decided (rule BR23). */
export function shownPlace(snapshot: Snapshot, seat: GroupTeam): number | null {
  const { standings } = publicSeat(snapshot, seat);
  const group = groupOf(snapshot, seat.competitionGroupId);
  const match = group && bracketMatchOf(snapshot, group);
  return match && stageOf(snapshot, match) !== 'finished' ? null : standings;
}
