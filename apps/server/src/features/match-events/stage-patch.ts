import type { StageDecision } from '@sevenmetre/rules/match';
import type { StageCode } from '@sevenmetre/rules/vocabulary';
import type { MatchRow, StageRow } from '../competition/index.ts';

type Changed = Extract<StageDecision, { kind: 'changed' }>;

export type StagePatch = Pick<
  MatchRow,
  'stageId' | 'stageStartedAt' | 'startedAt' | 'endedAt' | 'approvedAt' | 'beingChecked'
>;

const afterPlay: readonly StageCode[] = ['waiting_for_approval', 'finished'];

/**
 * The times that a change of stage sets. A match that returns to play has not ended; one that is started
 * again has.
 */
export function stagePatch(match: MatchRow, target: StageRow, decision: Changed, now: Date): StagePatch {
  return {
    stageId: target.id,
    stageStartedAt: decision.startsClock ? now : null,
    startedAt:
      target.code === 'not_started' ? null : (match.startedAt ?? (decision.startsClock ? now : null)),
    endedAt: afterPlay.includes(target.code) ? (match.endedAt ?? now) : null,
    approvedAt: decision.approves ? now : null,
    beingChecked: decision.approves ? false : match.beingChecked,
  };
}
