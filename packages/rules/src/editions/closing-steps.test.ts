import { describe, expect, it } from 'vitest';
import { type ClosedFacts, closingOf, type ClosingStep } from './index.ts';

const over: ClosedFacts = {
  open: { unplayed: 0, unapproved: 0, lots: 0, seats: 0, protests: 0, unpaid: 0 },
  unsealed: 0,
  areResultsShown: true,
  unmatched: 0,
  presenceOpen: 0,
  next: { year: 2028 },
  isClosed: true,
};
const stateOf = (facts: Partial<ClosedFacts>, step: ClosingStep) =>
  closingOf({ ...over, ...facts }).steps.find((one) => one.step === step);

describe('the way to the end of an edition', () => {
  it('[PH11] is done when nothing is open and the edition is closed', () => {
    expect(closingOf(over)).toMatchObject({ done: 9, missing: [], next: null });
  });

  it.each([
    ['unplayed', 'results'],
    ['unapproved', 'results'],
    ['lots', 'results'],
    ['seats', 'results'],
    ['protests', 'protests'],
    ['unpaid', 'money'],
  ] as const)('[PH12] given %s, then closing waits for the step of %s', (kind, step) => {
    const facts = { ...over, open: { ...over.open, [kind]: 2 }, isClosed: false };
    const closing = closingOf(facts);
    const number = closing.steps.find((one) => one.step === step)?.number;
    expect(closing.missing).toEqual([step]);
    expect(closing.next).toBe(step);
    expect(stateOf(facts, 'closing')).toMatchObject({ state: 'waits', waitsFor: [number] });
  });

  it('[PH11] lets debts wait for payments that belong to no club yet', () => {
    const facts = { open: { ...over.open, unpaid: 3 }, unmatched: 1 };
    expect(stateOf(facts, 'money')).toMatchObject({ state: 'waits', waitsFor: [5] });
    expect(stateOf({ unmatched: 1 }, 'money')).toMatchObject({ state: 'done' });
  });

  it('[PH12] needs neither reports, presence nor a next edition, which come after what is needed', () => {
    const rest = { unsealed: 1, areResultsShown: false, presenceOpen: 4, next: null, isClosed: false };
    expect(closingOf({ ...over, ...rest })).toMatchObject({ missing: [], next: 'reports', done: 4 });
    expect(stateOf(rest, 'closing')).toMatchObject({ state: 'open' });
  });
});
