import { decideStageChange, mayShootOut } from '@sevenmetre/rules/match';
import type { StageCode } from '@sevenmetre/rules/vocabulary';
import type { TableState } from './recording-state.ts';

const played = ['1st_half', '2nd_half', 'shootout'] as const;

export type PlayedStage = (typeof played)[number];

/**
 * The stages that the reporter may choose now: the current one, and those that the server would accept (MA10, MA46).
 *
 * @param hasOfficialScore whether the organiser has set a score
 */
export function offeredStages(
  { stage, sheet, board, walkover }: Pick<TableState, 'stage' | 'sheet' | 'board' | 'walkover'>,
  hasOfficialScore: boolean,
): PlayedStage[] {
  const context = {
    mayReopen: false,
    walkOver: walkover,
    hasResult: board.recorded.length > 0 || hasOfficialScore,
    // A missing half is asked about where a match is approved, not where a stage is chosen.
    lacksHalf: false,
    halvesChecked: true,
    mayShootOut: mayShootOut(sheet.isKnockout, board.score),
  };
  const isOffered = (target: StageCode) => decideStageChange(stage, target, context).kind !== 'refused';
  return played.filter(isOffered);
}
