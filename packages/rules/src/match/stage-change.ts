import type { StageCode, Walkover } from '../vocabulary/index.ts';

export interface StageChangeContext {
  /** Whether the actor may reopen an approved match. */
  readonly mayReopen: boolean;
  /** Why an approved match is reopened. */
  readonly reason?: string | null;
  readonly walkOver: Walkover | null;
  /** Whether any event counts, or the organiser has set a score: then something was played. */
  readonly hasResult: boolean;
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

export type StageRefusal = 'match-approved' | 'reason-missing' | 'stage-not-allowed';

/**
 * Whether a match may go from one stage to another. The call names the target, so a repeat changes nothing.
 * Forwards and backwards are free until approval, since halves are started by mistake and halls report late.
 */
export function decideStageChange(
  current: StageCode,
  target: StageCode,
  context: StageChangeContext,
): StageDecision {
  if (current === target) return { kind: 'unchanged' };
  if (current === 'finished') return decideReopening(target, context);
  if (target === 'finished' && current === 'not_started' && !isDecidable(context)) return refused;
  if (target === 'not_started' && context.hasResult) return refused;
  return changed(target, false);
}

const refused: StageDecision = { kind: 'refused', code: 'stage-not-allowed' };

function decideReopening(target: StageCode, context: StageChangeContext): StageDecision {
  if (!context.mayReopen) return { kind: 'refused', code: 'match-approved' };
  if (!context.reason?.trim()) return { kind: 'refused', code: 'reason-missing' };
  if (target === 'not_started' && context.hasResult) return refused;
  return changed(target, true);
}

function changed(target: StageCode, reopens: boolean): StageDecision {
  return { kind: 'changed', startsClock: hasClock(target), approves: target === 'finished', reopens };
}

/** A match that nobody played is approved only with a walkover or an official score. */
function isDecidable({ walkOver, hasResult }: StageChangeContext): boolean {
  return walkOver !== null || hasResult;
}

function hasClock(stage: StageCode): boolean {
  return stage === '1st_half' || stage === '2nd_half' || stage === 'shootout';
}
