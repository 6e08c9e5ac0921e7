import { expect, it } from 'vitest';
import { added, moved } from './criteria-list.tsx';

it('[ST19] given a criterion that is moved, then it changes places, and lots stay last', () => {
  expect(moved(['points', 'overallGoals', 'lots'], 1, -1)).toEqual(['overallGoals', 'points', 'lots']);
  expect(moved(['points', 'overallGoals', 'lots'], 0, -1)).toBeNull();
  expect(moved(['points', 'overallGoals', 'lots'], 1, 1)).toBeNull();
  expect(moved(['points', 'lots'], 1, -1)).toBeNull();
});

it('[ST19] given one more criterion, then it stands last but for the lots', () => {
  expect(added(['points', 'lots'], 'overallGoals')).toEqual(['points', 'overallGoals', 'lots']);
  expect(added(['points'], 'lots')).toEqual(['points', 'lots']);
});
