import type { StageCode, Walkover } from '../vocabulary/index.ts';

export interface StageChangeContext {
  /** Whether the actor may reopen an approved match. */
  readonly mayReopen: boolean;
  /** Why an approved match is reopened. */
  readonly reason?: string | null;
  readonly walkOver: Walkover | null;
  /** Whether any event counts, or the organiser has set a score: then something was played. */
  readonly hasResult: boolean;
  /** Whether a shoot-out may decide it, as `mayShootOut` says. */
  readonly mayShootOut: boolean;
  /** Nothing of a second half is recorded, and no score was set by hand. */
  readonly lacksHalf: boolean;
  /** Somebody has been asked whether a half is missing. */
  readonly halvesChecked: boolean;
}

/**
 * Whether a shoot-out may decide a match: a knock-out whose goals in play are level (rule MA46).
 *
 * @param isKnockout a bracket match, or one that belongs to no group
 */
export function mayShootOut(
  isKnockout: boolean,
  { homeGoalsCount, awayGoalsCount }: { readonly homeGoalsCount: number; readonly awayGoalsCount: number },
): boolean {
  return isKnockout && homeGoalsCount === awayGoalsCount;
}

export type StageDecision =
  /** The match stands there already: a repeated call gets the answer of the first. */
  | { readonly kind: 'unchanged' }
  | {
      readonly kind: 'changed';
      /** A clock runs in the new stage: it began now. */
      readonly startsClock: boolean;
      readonly approves: boolean;
      readonly reopens: boolean;
    }
  | { readonly kind: 'refused'; readonly code: StageRefusal };

type StageRefusal = 'match-approved' | 'reason-missing' | 'stage-not-allowed' | 'half-missing';

/**
 * Whether a match may go from one stage to another. The call names the target, so a repeat changes nothing.
 * Forwards and backwards are free until approval, since halves are started by mistake and halls report late: what was
 * written on paper is entered in any stage, and then no half is missing. Without anything recorded no half is left out.
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

/** The halves are played one after the other, and both before anything that follows them. */
function leavesOutHalves(current: StageCode, target: StageCode): boolean {
  if (current === 'not_started') return target !== '1st_half';
  return current === '1st_half' && target !== '2nd_half' && target !== 'not_started';
}

/** Approved before the second half and without anything of it, a match is most likely not over (MA50). */
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

/** Back to the beginning only while nothing has happened; a shoot-out only where one decides. */
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

/** A match of which nothing is recorded is decided only by a walkover or an official score. */
function isDecidable({ walkOver, hasResult }: StageChangeContext): boolean {
  return walkOver !== null || hasResult;
}

function hasClock(stage: StageCode): boolean {
  return stage === '1st_half' || stage === '2nd_half' || stage === 'shootout';
}
