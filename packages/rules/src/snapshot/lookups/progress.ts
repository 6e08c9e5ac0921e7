import { isPlayed } from '../../vocabulary/index.ts';
import type { StageCode } from '../../vocabulary/index.ts';
import { matchesOfGroup } from './matches-of.ts';
import type { GroupProgress } from '../shapes/index.ts';
import type { Snapshot } from '../snapshot.ts';
import type { Group, Match } from '../../tournament/index.ts';
import { tableOf } from './table-of.ts';
import { isResultHidden } from './visibility.ts';
import { withdrawnSides } from './withdrawn-sides.ts';

/** The recorded stage, for reporters. */
export function recordedStageOf(snapshot: Snapshot, match: Match): StageCode {
  return snapshot.stages.get(match.competitionMatchStageId)?.code ?? 'not_started';
}

/**
 * The public stage. A match decided by a walkover waits for approval until it is approved, whatever its
 * recorded stage. The same holds for a match that is not played because a team has withdrawn.
 */
export function stageOf(snapshot: Snapshot, match: Match): StageCode {
  const stage = recordedStageOf(snapshot, match);
  const isDecided = match.walkOver !== null && stage !== 'finished' && !isResultHidden(snapshot, match);
  return isDecided || withdrawnSides(snapshot, match) !== null ? 'waiting_for_approval' : stage;
}

/** Whether the match is between its first and last whistle; matches that wait for approval are not live. */
export function isLive(snapshot: Snapshot, match: Match): boolean {
  return isPlayed(stageOf(snapshot, match));
}

export function isFinished(snapshot: Snapshot, match: Match): boolean {
  return stageOf(snapshot, match) === 'finished';
}

/** Number of a group's approved matches, and whether anything can still change. */
export function progressOf(snapshot: Snapshot, group: Group): GroupProgress {
  const matches = matchesOfGroup(snapshot, group.id);
  const played = matches.filter((match) => isFinished(snapshot, match)).length;
  return { finished: tableOf(snapshot, group.id).finished, played, total: matches.length };
}
