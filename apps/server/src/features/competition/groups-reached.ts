import type { StageCode } from '@sevenmetre/rules/vocabulary';
import type { MatchRow } from './snapshot-rows.ts';

type Played = Pick<MatchRow, 'groupId' | 'stageId' | 'walkOver'>;

/**
 * The groups to derive again after a match has changed: its own if it counted before or counts now; those
 * that its seats wait for if it is no longer begun, because its seats then follow them again (rule BR10).
 * @param sources the groups that seats and sides of the match's group wait for
 */
export function groupsReached(
  before: Played,
  after: Played,
  sources: readonly number[],
  stageCode: (stageId: number) => StageCode,
): number[] {
  const counts = ({ stageId }: Played) => stageCode(stageId) === 'finished';
  const begun = ({ walkOver, stageId }: Played) => walkOver !== null || stageCode(stageId) !== 'not_started';
  const own = after.groupId !== null && (counts(before) || counts(after)) ? [after.groupId] : [];
  return begun(before) && !begun(after) ? [...own, ...sources] : own;
}
