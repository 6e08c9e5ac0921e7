import type { Step } from './appointment-step.ts';

const key = 'appointment-steps';
/** A run over a whole tournament is one step; older ones are forgotten. */
const mostKept = 20;

export type StepStore = Pick<Storage, 'getItem' | 'setItem'>;

/** Steps that can still be taken back after the page was loaded again, the last one last. Nothing is kept where storage is forbidden. */
export function readSteps(store: StepStore | null): readonly Step[] {
  try {
    const kept: unknown = JSON.parse(store?.getItem(key) ?? '[]');
    return Array.isArray(kept) && kept.every(isStep) ? kept : [];
  } catch {
    return [];
  }
}

export function keepSteps(store: StepStore | null, steps: readonly Step[]): void {
  try {
    store?.setItem(key, JSON.stringify(steps.slice(-mostKept)));
  } catch {
    // Storage that is full or forbidden only means that nothing is kept.
  }
}

/** The store of this tab; null where there is none. */
export function tabStore(): StepStore | null {
  try {
    return typeof sessionStorage === 'undefined' ? null : sessionStorage;
  } catch {
    return null;
  }
}

function isStep(value: unknown): value is Step {
  if (typeof value !== 'object' || value === null || !('changes' in value) || !('name' in value))
    return false;
  if ('absences' in value && !isAbsences(value.absences)) return false;
  return typeof value.name === 'string' && Array.isArray(value.changes) && value.changes.every(isChange);
}

function isAbsences(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (!('pairId' in value) || !('seen' in value) || !('wanted' in value)) return false;
  return Number.isInteger(value.pairId) && Array.isArray(value.seen) && Array.isArray(value.wanted);
}

function isChange(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (!('matchId' in value) || !('pairId' in value) || !('seen' in value)) return false;
  return [value.matchId, value.pairId ?? 0, value.seen ?? 0].every((id) => Number.isInteger(id));
}
