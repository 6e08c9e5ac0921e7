import { expect, it } from 'vitest';
import { afterwards, testWindows as windows, whileOpen } from '../testing/index.ts';
import { type Actor, can } from './index.ts';

it('[PE6] give every user access to their own referee registration', () => {
  const user: Actor = { userId: 5, roles: ['ROLE_USER'], administratedClubIds: [], leadingTeamIds: [] };
  const own = { referee: { userId: 5 }, windows };
  const other = { referee: { userId: null }, windows };
  expect(can(user, 'refereeRegistrationUpdate', own, whileOpen)).toBe(true);
  expect(can(user, 'refereeRegistrationUpdate', other, whileOpen)).toBe(false);
  expect(can(user, 'refereePrivate', own, afterwards)).toBe(true);
  expect(can(user, 'refereePrivate', other, afterwards)).toBe(false);
});
