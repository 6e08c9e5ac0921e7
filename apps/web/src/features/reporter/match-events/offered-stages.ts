import { decideStageChange, followingStage, mayPlayOn, stageEnd, stageStart } from '@sevenmetre/rules/match';
import type { MatchPlay } from '@sevenmetre/rules/match';
import { extraCodes, isPeriod, periodCodes } from '@sevenmetre/rules/vocabulary';
import type { PeriodCode, StageCode } from '@sevenmetre/rules/vocabulary';
import { typesOf } from '../match-sheets/match-sheet.ts';
import type { MatchSheet } from '../match-sheets/match-sheet.ts';
import type { TableState } from './recording-state.ts';

export type PlayedStage = PeriodCode | 'shootout';

/** The halves that a match may have: those of extra times only where its rules have them (MA110). */
export function periodsOf({
  isKnockout,
  extraTimes,
}: Pick<MatchSheet, 'isKnockout' | 'extraTimes'>): PeriodCode[] {
  const played = isKnockout ? extraCodes.slice(0, 2 * extraTimes) : [];
  return periodCodes.slice(0, 2 + played.length);
}

/**
 * The stages that the reporter may choose now: the current one, and those that the server would accept (MA10, MA46, MA110). An extra time
 * and a shoot-out are offered only when the match clock has reached the end of the half before.
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
  const play = playOf(state, stage, isOver(state, seconds));
  const context = {
    mayReopen: false,
    walkOver: walkover,
    hasResult: board.recorded.length > 0 || hasOfficialScore,
    // A missing half is asked about where a match is approved, not where a stage is chosen.
    lacksHalf: false,
    halvesChecked: true,
    mayPlayOn: (target: Parameters<typeof mayPlayOn>[0]) => mayPlayOn(target, play),
  };
  const isOffered = (target: StageCode) => decideStageChange(stage, target, context).kind !== 'refused';
  return [...periodsOf(sheet), 'shootout' as const].filter(isOffered);
}

/** What follows the half that the clock shows: a level knock-out match plays on (MA110). */
export function stageAfter(state: Pick<TableState, 'sheet' | 'board' | 'clock'>): StageCode {
  return followingStage(playOf(state, state.clock.stage, true));
}

function playOf(
  { sheet, board }: Pick<TableState, 'sheet' | 'board'>,
  stage: StageCode,
  isStageOver: boolean,
): MatchPlay {
  const { isKnockout, extraTimes } = sheet;
  const { recorded: events, score } = board;
  return { isKnockout, extraTimes, stage, isStageOver, events, types: typesOf(sheet), score };
}

/** Where a match is entered from paper the clock stands at the beginning of the half, behind its events. */
function isOver(
  { stage, sheet, board, clock }: Pick<TableState, 'stage' | 'sheet' | 'board' | 'clock'>,
  seconds: number,
): boolean {
  if (!isPeriod(stage)) return true;
  const hasEvents = board.moments.some(({ event }) => event.competitionMatchStageCode === stage);
  const isUnused = clock.runningSince === null && seconds === stageStart(stage, sheet.halfLength);
  return seconds >= stageEnd(stage, sheet.halfLength) || (isUnused && hasEvents);
}
