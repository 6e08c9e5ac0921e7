import { isPlayed } from '../vocabulary/index.ts';
import type { StageCode, Walkover } from '../vocabulary/index.ts';
import { type Decider, isDecider } from './extra-time.ts';

export interface StageChangeContext {
  /** Whether the actor may reopen an approved match. */
  readonly mayReopen: boolean;
  /** Why an approved match is reopened. */
  readonly reason?: string | null;
  readonly walkOver: Walkover | null;
  /** Whether any event counts or an official score is set, so that the match was played. */
  readonly hasResult: boolean;
  /** Result of `mayPlayOn` for an extra time or a shoot-out. */
  readonly mayPlayOn: (target: Decider) => boolean;
  /** Whether no event of a second half is recorded and no official score is set. */
  readonly lacksHalf: boolean;
  /** Whether the reporter was asked about a missing half. */
  readonly halvesChecked: boolean;
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

/** Back to the start only while nothing is recorded; an extra time or a shoot-out only if one is possible. */
function isOutOfPlace(target: StageCode, context: StageChangeContext): boolean {
  if (target === 'not_started') return context.hasResult;
  return isDecider(target) && !context.mayPlayOn(target);
}

const refused: StageDecision = { kind: 'refused', code: 'stage-not-allowed' };

function decideReopening(target: StageCode, context: StageChangeContext): StageDecision {
  if (!context.mayReopen) return { kind: 'refused', code: 'match-approved' };
  if (!context.reason?.trim()) return { kind: 'refused', code: 'reason-missing' };
  if (isOutOfPlace(target, context)) return refused;
  return changed(target, true);
}

function changed(target: StageCode, reopens: boolean): StageDecision {
  return { kind: 'changed', startsClock: isPlayed(target), approves: target === 'finished', reopens };
}

/** Without recorded events a match is decided only by a walkover or an official score. */
function isDecidable({ walkOver, hasResult }: StageChangeContext): boolean {
  return walkOver !== null || hasResult;
}
