import { expect, it } from 'vitest';
import { isOfferedType, isTeamType, offeredTypeKeys } from './offered-types.ts';

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

it('[MA115] a goalkeeper who leaves is an event of the team like a time-out, and is offered only if the edition says so', () => {
  expect(['team-timeout', 'goalkeeper-out', 'goalkeeper-in', 'goal', undefined].map(isTeamType)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  const type = { code: 'goalkeeper-in', isActive: false };
  expect(isOfferedType(type, new Map())).toBe(false);
  expect(isOfferedType(type, new Map([['reporter-goalkeeper-changes', 'true']]))).toBe(true);
});
