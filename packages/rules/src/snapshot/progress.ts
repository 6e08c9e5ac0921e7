import type { StageCode } from '../vocabulary/index.ts';
import { scheduleIndex } from './match-index.ts';
import type { GroupProgress } from './slices.ts';
import type { Group, Match, Snapshot } from './snapshot.ts';

const playing: ReadonlySet<StageCode> = new Set(['1st_half', '2nd_half', 'shootout']);

export function stageOf(snapshot: Snapshot, match: Match): StageCode {
  return snapshot.stages.get(match.competitionMatchStageId)?.code ?? 'not_started';
}

/** Between the first whistle and the last; a match that waits for approval is no longer live. */
export function isLive(snapshot: Snapshot, match: Match): boolean {
  return playing.has(stageOf(snapshot, match));
}

export function isFinished(snapshot: Snapshot, match: Match): boolean {
  return stageOf(snapshot, match) === 'finished';
}

/** In playing order. */
export function matchesOf(snapshot: Snapshot, ids: readonly number[] | undefined): Match[] {
  const matches: Match[] = [];
  for (const id of ids ?? []) {
    const match = snapshot.matches.get(id);
    if (match) matches.push(match);
  }
  return matches;
}

export function matchesOfGroup(snapshot: Snapshot, groupId: number): Match[] {
  return matchesOf(snapshot, scheduleIndex(snapshot.matches).ofGroup.get(groupId));
}

/** A group is finished when all its matches are approved, or when the organiser closed it. */
export function progressOf(snapshot: Snapshot, group: Group): GroupProgress {
  const matches = matchesOfGroup(snapshot, group.id);
  const played = matches.filter((match) => isFinished(snapshot, match)).length;
  const total = matches.length;
  return { finished: group.closedByHand || (total > 0 && played === total), played, total };
}
