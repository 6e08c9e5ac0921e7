import type { OpenWork } from './closing.ts';

/** What is done after the last match until the edition is closed, in this order. */
const closingSteps = [
  'results',
  'protests',
  'reports',
  'shown',
  'payments',
  'money',
  'presence',
  'next',
  'closing',
] as const;
export type ClosingStep = (typeof closingSteps)[number];

/** What is there after the last match. */
export interface ClosedFacts {
  readonly open: OpenWork;
  /** Approved matches with a blue card whose record waits for the written report. */
  readonly unsealed: number;
  /** Whether visitors see results. */
  readonly areResultsShown: boolean;
  /** Payments that belong to no club yet. */
  readonly unmatched: number;
  /** People on past shifts whose presence nobody has recorded. */
  readonly presenceOpen: number;
  /** A later edition; null: none is prepared. */
  readonly next: unknown;
  readonly isClosed: boolean;
}

interface ClosingState {
  readonly step: ClosingStep;
  /** As the list counts them, from 1. */
  readonly number: number;
  /** `waits`: another step comes first. */
  readonly state: 'done' | 'open' | 'waits';
  readonly isNeeded: boolean;
  /** Numbers of the steps that come first. */
  readonly waitsFor: readonly number[];
}

interface Closing {
  readonly steps: readonly ClosingState[];
  readonly done: number;
  /** Steps that should be done before the edition is closed, and are not. */
  readonly missing: readonly (typeof needed)[number][];
  /** What to do first; null: nothing is left to do. */
  readonly next: ClosingStep | null;
}

/** What closing counts as open (rules ED4, PH12). */
const needed = ['results', 'protests', 'money'] as const;

/** How far an edition is on the way to its end (rules PH11 and PH12). */
export function closingOf(facts: ClosedFacts): Closing {
  const done = doneOf(facts);
  const missing = needed.filter((step) => !done[step]);
  const firstOf = (step: ClosingStep): readonly ClosingStep[] => {
    if (step === 'closing') return missing;
    // A payment that is matched is owed no more.
    return step === 'money' && !done.payments ? ['payments'] : [];
  };
  const steps = closingSteps.map((step): ClosingState => {
    const waitsFor = done[step] ? [] : firstOf(step).map(numberOf);
    return {
      step,
      number: numberOf(step),
      state: done[step] ? 'done' : waitsFor.length > 0 ? 'waits' : 'open',
      isNeeded: needed.some((one) => one === step),
      waitsFor,
    };
  });
  const open = steps.filter(({ state }) => state === 'open');
  return {
    steps,
    done: steps.filter(({ state }) => state === 'done').length,
    missing,
    next: (open.find(({ isNeeded }) => isNeeded) ?? open[0])?.step ?? null,
  };
}

function doneOf(facts: ClosedFacts): Readonly<Record<ClosingStep, boolean>> {
  const { unplayed, unapproved, seats, lots, protests, unpaid } = facts.open;
  return {
    results: unplayed + unapproved + seats + lots === 0,
    protests: protests === 0,
    reports: facts.unsealed === 0,
    shown: facts.areResultsShown,
    money: unpaid === 0,
    payments: facts.unmatched === 0,
    presence: facts.presenceOpen === 0,
    next: facts.next !== null,
    closing: facts.isClosed,
  };
}

function numberOf(step: ClosingStep): number {
  return closingSteps.indexOf(step) + 1;
}
