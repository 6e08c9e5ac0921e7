import { expect, it } from 'vitest';
import { defaultTieBreakers, defaultTieBreakersUnfinished } from '../vocabulary/index.ts';
import { checkCriteria } from './index.ts';

it('[ST19] given a list of criteria, then it names at least one, each once, and lots last', () => {
  expect(checkCriteria(defaultTieBreakers)).toBeNull();
  expect(checkCriteria(defaultTieBreakersUnfinished)).toBeNull();
  expect(checkCriteria([])).toBe('required');
  expect(checkCriteria(['points', 'overallGoals', 'points'])).toBe('unique');
  expect(checkCriteria(['lots', 'points'])).toBe('lotsLast');
});
