import { expect, it } from 'vitest';
import { isOfferedType, offeredTypeKeys } from './offered-types.ts';

const goal = { code: 'goal', isActive: true };
const timeout = { code: 'team-timeout', isActive: false };
const miss = { code: 'seven-metre-miss', isActive: false };

it('[MA40] usual types have a button always, time-outs and missed 7 m throws where the edition says so', () => {
  const offered = (...on: string[]) =>
    [goal, timeout, miss].map((type) => isOfferedType(type, new Map(on.map((key) => [key, 'true']))));
  expect(offered()).toEqual([true, false, false]);
  expect(offered('reporter-team-timeouts')).toEqual([true, true, false]);
  expect(offered(...offeredTypeKeys)).toEqual([true, true, true]);
});

it('[MA40] only the text true switches one on, and nothing switches on what the product does not know', () => {
  expect(isOfferedType(timeout, new Map([['reporter-team-timeouts', 'yes']]))).toBe(false);
  expect(isOfferedType({ code: 'streaker', isActive: false }, new Map([['streaker', 'true']]))).toBe(false);
});
