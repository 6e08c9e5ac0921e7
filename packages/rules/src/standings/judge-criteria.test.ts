import { expect, it } from 'vitest';
import { defaultTieBreakers, defaultTieBreakersUnfinished } from '../vocabulary/index.ts';
import { judgeCriteria } from './index.ts';

it('[ST19] given a list of criteria, then it names at least one, each once, and lots last', () => {
  expect(judgeCriteria(defaultTieBreakers)).toBeNull();
  expect(judgeCriteria(defaultTieBreakersUnfinished)).toBeNull();
  expect(judgeCriteria([])).toBe('required');
  expect(judgeCriteria(['points', 'overallGoals', 'points'])).toBe('unique');
  expect(judgeCriteria(['lots', 'points'])).toBe('lotsLast');
});
