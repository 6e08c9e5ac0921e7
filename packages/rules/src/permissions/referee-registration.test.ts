import { expect, it } from 'vitest';
import { afterwards, testActor, testWindows as windows, whileOpen } from '../testing/index.ts';
import { type Actor, permission, type RuleAccess } from './index.ts';

it('[PE6] give every user access to their own referee registration', () => {
  const user: Actor = testActor(5, ['ROLE_USER']);
  const own = { referee: { userId: 5 }, windows };
  const other = { referee: { userId: null }, windows };
  const change: RuleAccess = { rule: 'changeReferee', of: 'referee' };
  const see: RuleAccess = { rule: 'seeReferee', of: 'referee' };
  expect(permission(user, change, own, whileOpen)).toBe('granted');
  expect(permission(user, change, other, whileOpen)).toBe('forbidden');
  expect(permission(user, see, own, afterwards)).toBe('granted');
  expect(permission(user, see, other, afterwards)).toBe('forbidden');
});
