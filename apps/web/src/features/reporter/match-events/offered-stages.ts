import {
  decideStageChange,
  isRegularTimeOver,
  mayShootOut,
  stageEnd,
  stageStart,
} from '@sevenmetre/rules/match';
import type { StageCode } from '@sevenmetre/rules/vocabulary';
import type { TableState } from './recording-state.ts';

const played = ['1st_half', '2nd_half', 'shootout'] as const;

export type PlayedStage = (typeof played)[number];

/**
 * The stages that the reporter may choose now: the current one, and those that the server would accept (MA10, MA46). A shoot-out is
 * offered only when the match clock has reached the end of the second half.
 *
 * @param hasOfficialScore whether the organiser has set a score
 * @param seconds match clock
 */
export function offeredStages(
  state: Pick<TableState, 'stage' | 'sheet' | 'board' | 'walkover' | 'clock'>,
  hasOfficialScore: boolean,
  seconds: number,
): PlayedStage[] {
  const { stage, sheet, board, walkover } = state;
  const context = {
    mayReopen: false,
    walkOver: walkover,
    hasResult: board.recorded.length > 0 || hasOfficialScore,
    // A missing half is asked about where a match is approved, not where a stage is chosen.
    lacksHalf: false,
    halvesChecked: true,
    mayShootOut: mayShootOut(sheet.isKnockout, board.score, isOver(state, seconds)),
  };
  const isOffered = (target: StageCode) => decideStageChange(stage, target, context).kind !== 'refused';
  return played.filter(isOffered);
}

/** Where a match is entered from paper the clock stands at the beginning of the half, behind its events. */
function isOver(
  { stage, sheet, board, clock }: Pick<TableState, 'stage' | 'sheet' | 'board' | 'clock'>,
  seconds: number,
): boolean {
  const hasSecondHalf = board.moments.some(({ event }) => event.competitionMatchStageCode === '2nd_half');
  const isUnused = clock.runningSince === null && seconds === stageStart('2nd_half', sheet.halfLength);
  const isHalfOver = seconds >= stageEnd('2nd_half', sheet.halfLength) || (isUnused && hasSecondHalf);
  return isRegularTimeOver(stage, hasSecondHalf, isHalfOver);
}
