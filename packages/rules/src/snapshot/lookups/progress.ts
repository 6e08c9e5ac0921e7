import type { StageCode } from '../../vocabulary/index.ts';
import { matchesOfGroup } from './matches-of.ts';
import type { GroupProgress } from '../shapes/index.ts';
import type { Snapshot } from '../snapshot.ts';
import type { Group, Match } from '../../tournament/index.ts';
import { tableOf } from './table-of.ts';
import { isResultHidden } from './visibility.ts';
import { withdrawnSides } from './withdrawn-sides.ts';

const playing: ReadonlySet<StageCode> = new Set(['1st_half', '2nd_half', 'shootout']);

/** The stage as it is recorded, for whoever records it. */
export function recordedStageOf(snapshot: Snapshot, match: Match): StageCode {
  return snapshot.stages.get(match.competitionMatchStageId)?.code ?? 'not_started';
}

/**
 * The stage as everybody may see it. A match that a walkover has decided is neither played nor to come, whatever stage it was
 * assigned in: until it is approved it waits for that. So is one that nobody plays because a team has withdrawn.
 */
export function stageOf(snapshot: Snapshot, match: Match): StageCode {
  const stage = recordedStageOf(snapshot, match);
  const isDecided = match.walkOver !== null && stage !== 'finished' && !isResultHidden(snapshot, match);
  return isDecided || withdrawnSides(snapshot, match) !== null ? 'waiting_for_approval' : stage;
}

/** Between the first whistle and the last; a match that waits for approval is no longer live. */
export function isLive(snapshot: Snapshot, match: Match): boolean {
  return playing.has(stageOf(snapshot, match));
}

export function isFinished(snapshot: Snapshot, match: Match): boolean {
  return stageOf(snapshot, match) === 'finished';
}

/** How many of a group's own matches are approved, and whether anything can still change in it. */
export function progressOf(snapshot: Snapshot, group: Group): GroupProgress {
  const matches = matchesOfGroup(snapshot, group.id);
  const played = matches.filter((match) => isFinished(snapshot, match)).length;
  return { finished: tableOf(snapshot, group.id).finished, played, total: matches.length };
}
