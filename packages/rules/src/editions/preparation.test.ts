import { describe, expect, it } from 'vitest';
import { preparationOf, preparationSteps } from './index.ts';
import type { PreparedFacts } from './index.ts';

const nothing: PreparedFacts = {
  isCurrent: true,
  opensAt: null,
  closesAt: null,
  isOpen: false,
  categories: [],
  suppliers: 0,
  prices: 0,
  hasTerms: false,
  sendsMail: false,
  halls: 0,
  beds: 0,
  organisers: 1,
};
const dates = { opensAt: '2026-11-05T08:00:00Z', closesAt: '2027-02-15T22:59:00Z' };
const stateOf = (facts: Partial<PreparedFacts>, step: (typeof preparationSteps)[number]) =>
  preparationOf({ ...nothing, ...facts }).steps.find((one) => one.step === step);

describe('the preparation of an edition', () => {
  it('[PH7] lets prices wait for a supplier, by its number', () => {
    expect(stateOf({}, 'prices')).toMatchObject({ state: 'waits', waitsFor: [3] });
    expect(stateOf({ suppliers: 1 }, 'prices')).toMatchObject({ state: 'open', waitsFor: [] });
    expect(stateOf({ prices: 14 }, 'prices')).toMatchObject({ state: 'done', waitsFor: [] });
  });

  it('[PH8] names what is missing before clubs register, which the opening waits for', () => {
    const some = { ...dates, categories: ['MA'], sendsMail: true };
    expect(preparationOf({ ...nothing, ...some }).missing).toEqual(['supplier', 'prices', 'terms']);
    expect(stateOf(some, 'opening')).toMatchObject({ state: 'waits', waitsFor: [3, 4, 5] });
    const ready = { ...some, suppliers: 1, prices: 1, hasTerms: true };
    expect(preparationOf({ ...nothing, ...ready }).missing).toEqual([]);
    expect(stateOf(ready, 'opening')).toMatchObject({ state: 'open', waitsFor: [] });
  });

  it('[PH8] has dates only with both ends', () => {
    expect(stateOf({ opensAt: dates.opensAt }, 'dates')).toMatchObject({ state: 'open' });
    expect(stateOf(dates, 'dates')).toMatchObject({ state: 'done' });
  });

  it('[PH8] counts what is done; an open registration is done when nothing needed is missing', () => {
    const ready = { ...dates, categories: ['MA'], sendsMail: true, suppliers: 1, prices: 1, hasTerms: true };
    expect(stateOf({ ...ready, isOpen: true }, 'opening')).toMatchObject({ state: 'done' });
    const { steps, done, missing } = preparationOf({ ...nothing, ...dates, halls: 2, isOpen: true });
    expect(done).toBe(2);
    expect(missing).toContain('terms');
    // It waits for nothing, since it is open; what is left to do is to give it a time.
    expect(steps.at(-1)).toMatchObject({ step: 'opening', state: 'open', waitsFor: [] });
  });

  it('[PH9] begins with the first needed step that waits for nothing', () => {
    expect(preparationOf(nothing).next).toBe('dates');
    const all = { ...dates, categories: ['MA'], suppliers: 1, prices: 1, hasTerms: true };
    expect(preparationOf({ ...nothing, ...all }).next).toBe('mail');
    expect(preparationOf({ ...nothing, ...all, sendsMail: true }).next).toBe('halls');
    const most = { ...all, sendsMail: true, halls: 2, beds: 40, organisers: 2 };
    expect(preparationOf({ ...nothing, ...most }).next).toBeNull();
  });

  it('[PH10] has one more step in an edition that is not current: beds and the opening wait for it, and it comes last', () => {
    const next = { ...nothing, isCurrent: false };
    expect(preparationOf(nothing).steps.map(({ step }) => step)).not.toContain('current');
    expect(stateOf(next, 'current')).toMatchObject({ state: 'open', number: 10, isNeeded: true });
    expect(stateOf(next, 'beds')).toMatchObject({ state: 'waits', waitsFor: [10] });
    const ready = {
      ...next,
      ...dates,
      categories: ['MA'],
      sendsMail: true,
      suppliers: 1,
      prices: 1,
      hasTerms: true,
    };
    expect(stateOf(ready, 'opening')).toMatchObject({ state: 'waits', number: 11, waitsFor: [10] });
    expect(preparationOf(next).next).toBe('dates');
    expect(preparationOf({ ...ready, halls: 2, organisers: 2 }).next).toBe('current');
  });
});
