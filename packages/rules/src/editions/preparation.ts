/** What is prepared before clubs register, in this order; `current` is a step of an edition that is not (PH10). */
export const preparationSteps = [
  'dates',
  'categories',
  'supplier',
  'prices',
  'terms',
  'mail',
  'halls',
  'beds',
  'secondOrganiser',
  'current',
  'opening',
] as const;
export type PreparationStep = (typeof preparationSteps)[number];

/** What is there before clubs register. */
export interface PreparedFacts {
  /** Clubs register in the current edition only. */
  readonly isCurrent: boolean;
  /** When clubs can register; null: no limit. */
  readonly opensAt: string | null;
  readonly closesAt: string | null;
  readonly isOpen: boolean;
  readonly categories: readonly unknown[];
  readonly suppliers: number;
  readonly prices: number;
  readonly hasTerms: boolean;
  readonly sendsMail: boolean;
  readonly halls: number;
  readonly beds: number;
  readonly organisers: number;
}

interface PreparationState {
  readonly step: PreparationStep;
  /** As the list counts them, from 1. */
  readonly number: number;
  /** `waits`: another step comes first. */
  readonly state: 'done' | 'open' | 'waits';
  readonly isNeeded: boolean;
  /** Numbers of the steps that come first. */
  readonly waitsFor: readonly number[];
}

export interface Preparation {
  readonly steps: readonly PreparationState[];
  readonly done: number;
  /** Steps that should be done before clubs register, and are not. */
  readonly missing: readonly (typeof needed)[number][];
  /** What to do first; null: nothing is left to do. */
  readonly next: PreparationStep | null;
}

/** Without these clubs cannot register as they should (rule PH8). */
const needed = ['dates', 'categories', 'supplier', 'prices', 'terms', 'mail', 'current'] as const;

/** How far the preparation is (rules PH7 to PH10). */
export function preparationOf(facts: PreparedFacts): Preparation {
  const done = doneOf(facts);
  const missing = needed.filter((step) => !done[step]);
  // Open before its time, registration still has to get one.
  const isDone = (step: PreparationStep) => done[step] && (step !== 'opening' || missing.length === 0);
  const firstOf = (step: PreparationStep): readonly PreparationStep[] => {
    if (step === 'opening') return facts.isOpen ? [] : missing;
    if (step === 'beds' && !facts.isCurrent) return ['current'];
    return step === 'prices' && !done.supplier ? ['supplier'] : [];
  };
  const listed = preparationSteps.filter((step) => step !== 'current' || !facts.isCurrent);
  const numberOf = (step: PreparationStep) => listed.indexOf(step) + 1;
  const steps = listed.map((step): PreparationState => {
    const waitsFor = isDone(step) ? [] : firstOf(step).map(numberOf);
    return {
      step,
      number: numberOf(step),
      state: isDone(step) ? 'done' : waitsFor.length > 0 ? 'waits' : 'open',
      isNeeded: needed.some((one) => one === step),
      waitsFor,
    };
  });
  // The other edition stays current until this one is prepared.
  const open = steps.filter(
    ({ state, step }) => state === 'open' && step !== 'opening' && step !== 'current',
  );
  const last = steps.find(({ state, step }) => state === 'open' && step === 'current');
  return {
    steps,
    done: steps.filter(({ state }) => state === 'done').length,
    missing,
    next: (open.find(({ isNeeded }) => isNeeded) ?? open[0] ?? last)?.step ?? null,
  };
}

/** Dates need both ends, so that clubs know until when they can register. */
function doneOf(facts: PreparedFacts): Readonly<Record<PreparationStep, boolean>> {
  return {
    dates: facts.opensAt !== null && facts.closesAt !== null,
    categories: facts.categories.length > 0,
    supplier: facts.suppliers > 0,
    prices: facts.prices > 0,
    terms: facts.hasTerms,
    mail: facts.sendsMail,
    halls: facts.halls > 0,
    beds: facts.beds > 0,
    secondOrganiser: facts.organisers > 1,
    current: facts.isCurrent,
    opening: facts.isOpen,
  };
}
