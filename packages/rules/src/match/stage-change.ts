import type { StageCode, Walkover } from '../vocabulary/index.ts';

export interface StageChangeContext {
  /** Whether the actor may reopen an approved match. */
  readonly mayReopen: boolean;
  /** Why an approved match is reopened. */
  readonly reason?: string | null;
  readonly walkOver: Walkover | null;
  /** Whether any event counts or an official score is set, so that the match was played. */
  readonly hasResult: boolean;
  /** Result of `mayShootOut`. */
  readonly mayShootOut: boolean;
  /** Whether no event of a second half is recorded and no official score is set. */
  readonly lacksHalf: boolean;
  /** Whether the reporter was asked about a missing half. */
  readonly halvesChecked: boolean;
}

/**
 * Whether a shoot-out may decide a match: a knock-out match with equal goals in play whose regular time is over (rule MA46).
 * @param isKnockout a bracket match, or one without a group
 * @param isOver result of `isRegularTimeOver`
 */
export function mayShootOut(
  isKnockout: boolean,
  { homeGoalsCount, awayGoalsCount }: { readonly homeGoalsCount: number; readonly awayGoalsCount: number },
  isOver: boolean,
): boolean {
  return isKnockout && isOver && homeGoalsCount === awayGoalsCount;
}

/**
 * Whether both halves have been played (rule MA46). Before the second half they have only if events of it were entered from paper.
 * @param hasSecondHalf whether an event of the second half is recorded
 * @param isHalfOver whether the second half, if it is the present stage, has reached its end
 */
export function isRegularTimeOver(stage: StageCode, hasSecondHalf: boolean, isHalfOver: boolean): boolean {
  if (stage === 'not_started' || stage === '1st_half') return hasSecondHalf;
  return stage !== '2nd_half' || isHalfOver;
}

export type StageDecision =
  /** The match is in this stage already: a repeated call gets the answer of the first. */
  | { readonly kind: 'unchanged' }
  | {
      readonly kind: 'changed';
      /** Whether a clock runs in the new stage, which begins now. */
      readonly startsClock: boolean;
      readonly approves: boolean;
      readonly reopens: boolean;
    }
  | { readonly kind: 'refused'; readonly code: StageRefusal };

type StageRefusal = 'match-approved' | 'reason-missing' | 'stage-not-allowed' | 'half-missing';

/**
 * Whether a match may change from one stage to another. The call names the target, so that a repeat changes
 * nothing. Changes in both directions are free until the approval, since halves are started by mistake and
 * paper records are entered late, in any stage. Without recorded events no half may be skipped.
 */
export function decideStageChange(
  current: StageCode,
  target: StageCode,
  context: StageChangeContext,
): StageDecision {
  if (current === target) return { kind: 'unchanged' };
  if (current === 'finished') return decideReopening(target, context);
  if (leavesOutHalves(current, target) && !isDecidable(context)) return refused;
  if (isOutOfPlace(target, context)) return refused;
  if (isHalfForgotten(current, target, context)) return { kind: 'refused', code: 'half-missing' };
  return changed(target, false);
}

/** Halves are played in order, and both before any later stage. */
function leavesOutHalves(current: StageCode, target: StageCode): boolean {
  if (current === 'not_started') return target !== '1st_half';
  return current === '1st_half' && target !== '2nd_half' && target !== 'not_started';
}

/** An approval before the second half without any event of it is most likely a mistake (MA50). */
function isHalfForgotten(current: StageCode, target: StageCode, context: StageChangeContext): boolean {
  const { walkOver, lacksHalf, halvesChecked } = context;
  return (
    target === 'finished' &&
    leavesOutHalves(current, target) &&
    walkOver === null &&
    lacksHalf &&
    !halvesChecked
  );
}

/** Back to the start only while nothing is recorded; a shoot-out only if one is possible. */
function isOutOfPlace(target: StageCode, context: StageChangeContext): boolean {
  if (target === 'not_started') return context.hasResult;
  return target === 'shootout' && !context.mayShootOut;
}

const refused: StageDecision = { kind: 'refused', code: 'stage-not-allowed' };

function decideReopening(target: StageCode, context: StageChangeContext): StageDecision {
  if (!context.mayReopen) return { kind: 'refused', code: 'match-approved' };
  if (!context.reason?.trim()) return { kind: 'refused', code: 'reason-missing' };
  if (isOutOfPlace(target, context)) return refused;
  return changed(target, true);
}

function changed(target: StageCode, reopens: boolean): StageDecision {
  return { kind: 'changed', startsClock: hasClock(target), approves: target === 'finished', reopens };
}

/** Without recorded events a match is decided only by a walkover or an official score. */
function isDecidable({ walkOver, hasResult }: StageChangeContext): boolean {
  return walkOver !== null || hasResult;
}

function hasClock(stage: StageCode): boolean {
  return stage === '1st_half' || stage === '2nd_half' || stage === 'shootout';
}
