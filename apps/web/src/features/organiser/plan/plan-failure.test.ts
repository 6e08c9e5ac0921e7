import { createTranslator } from '@sevenmetre/phrases';
import { errors } from '@sevenmetre/phrases/en/errors';
import { planChanges } from '@sevenmetre/phrases/en/plan-changes';
import { planVersions } from '@sevenmetre/phrases/en/plan-versions';
import { describe, expect, it } from 'vitest';
import { planFailureText, repairFailureText } from './plan-failure.ts';

const t = createTranslator({ errors, planChanges, planVersions }, 'en');
const refused = (matches: unknown) =>
  planFailureText(t, { kind: 'refused', status: 409, code: 'plan-match-fixed', details: { matches } });

describe('a plan that is refused because of matches', () => {
  it('given a few of them, then each is named with its reason', () => {
    const text = refused([
      { number: 12, why: 'running' },
      { number: 15, why: 'finished' },
    ]);
    expect(text).toBe(
      'The plan would change matches that must stay as they are: No.\u00a012 (is running), No.\u00a015 (is finished).',
    );
  });

  it('given many, then the others are counted', () => {
    const many = Array.from({ length: 9 }, (_, at) => ({ number: at + 1, why: 'frozen' }));
    expect(refused(many)).toMatch(/No.\u00a04 \(begins too soon\) and 5 more\.$/);
  });

  it('given parameters that are not known, then the sentence of the code is shown', () => {
    for (const matches of [undefined, [], [{ number: 3 }], [{ number: 3, why: 'other' }]])
      expect(refused(matches)).toBe(errors['plan-match-fixed']);
  });

  it('given a plan of a change, then it is said to find plans again', () => {
    const details = { matches: [{ number: 12, why: 'running' }] };
    const text = repairFailureText(t, { kind: 'refused', status: 409, code: 'plan-match-fixed', details });
    expect(text).toMatch(/No.\u00a012 \(is running\)\. Find plans again\.$/);
    const other = { kind: 'refused', status: 409, code: 'plan-conflict', details: {} } as const;
    expect(repairFailureText(t, other)).toBe(errors['plan-conflict']);
  });
});
