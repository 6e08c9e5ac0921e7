import { expect, it } from 'vitest';
import { isHalfLength } from './index.ts';

it('[ED3] given a length of a half, then it is whole seconds of one to sixty minutes', () => {
  expect([59, 60, 900, 3600, 3601, 90.5, Number.NaN].filter(isHalfLength)).toEqual([60, 900, 3600]);
});
