import type { PlanChanges } from '@sevenmetre/contract/plan/schemas';
import { expect, test } from 'vitest';
import { draftOfLink } from './happening-draft.ts';

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
