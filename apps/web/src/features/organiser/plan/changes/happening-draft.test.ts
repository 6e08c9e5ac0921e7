import type { PlanChanges } from '@sevenmetre/contract/plan/schemas';
import { expect, test } from 'vitest';
import { draftOfLink, happeningErrors, happeningKinds, happeningOf, newDraft } from './happening-draft.ts';

const noonOfSecondDay = 1440 + 720;
const match = (start: number): PlanChanges['matches'][number] => ({
  key: 'MA A:18',
  number: 18,
  category: 'MA',
  group: 'MA-A',
  home: 'Třebín',
  away: 'Lindenau',
  placement: { hall: '3', start },
  state: 'open',
});

test('given the link of a match, then it is postponed by an hour, and never into the past', () => {
  const from = (start: number) => {
    const changes = { now: noonOfSecondDay + 1, courts: [], matches: [match(start)] };
    return draftOfLink(new URLSearchParams('match=18'), changes)?.from;
  };
  expect(from(noonOfSecondDay + 30)).toBe(noonOfSecondDay + 90);
  expect(from(100)).toBe(noonOfSecondDay + 15);
});

test.each(happeningKinds)(
  'given a %s without anything chosen, then its errors are by field and it says nothing',
  (kind) => {
    const draft = newDraft(kind, { now: 100 });
    const errors = Object.values(happeningErrors(draft));
    expect(errors.length).toBeGreaterThan(0);
    expect(happeningOf(draft)).toBeNull();
  },
);

test('given an end that is not after the beginning, or one match twice, then the second field is wrong', () => {
  const closed = { ...newDraft('hallClosed', { now: 0 }), hall: '1', from: 60, to: 60 };
  expect(happeningErrors(closed)).toEqual({ to: 'end' });
  const swapped = { ...newDraft('matchesSwapped', { now: 0 }), match: 'MA:1', otherMatch: 'MA:1' };
  expect(happeningErrors(swapped)).toEqual({ otherMatch: { code: 'unique' } });
  expect(happeningOf({ ...swapped, otherMatch: 'MA:2' })).toEqual({
    kind: 'matchesSwapped',
    matches: ['MA:1', 'MA:2'],
  });
});
