import { describe, expect, it } from 'vitest';
import { listAccounts, type ListedAccount, roleChange, withUserRole } from './index.ts';

const account = (id: number, name: string, more: Partial<ListedAccount> = {}): ListedAccount => {
  const [firstName = '', lastName = ''] = name.split(' ');
  return {
    id,
    firstName,
    lastName,
    email: `${id}@example.test`,
    roles: ['ROLE_USER'],
    emailVerified: true,
    locked: false,
    createdAt: `2026-01-0${id}T00:00:00Z`,
    ...more,
  };
};
const accounts = [
  account(1, 'Žofie Čermáková', { roles: ['ROLE_USER', 'ROLE_ADMIN'] }),
  account(2, 'Adam Dvořák', { locked: true }),
  account(3, 'Anna Cibulková', { emailVerified: false }),
];
const ids = (query: Parameters<typeof listAccounts>[1]) =>
  listAccounts(accounts, query).rows.map(({ id }) => id);

describe('the list of accounts', () => {
  it('[UR1] finds accounts whose names and addresses contain all words, ignoring diacritics', () => {
    expect(ids({ search: 'cermak zof' })).toEqual([1]);
    expect(ids({ search: '2@example' })).toEqual([2]);
    expect(ids({ search: 'anna dvorak' })).toEqual([]);
  });

  it('[UR1] is filtered by role and by the state of accounts, and paged', () => {
    expect(ids({})).toEqual([3, 1, 2]);
    expect(ids({ role: 'ROLE_ADMIN' })).toEqual([1]);
    expect([ids({ state: 'locked' }), ids({ state: 'unproven' })]).toEqual([[2], [3]]);
    expect(ids({ sort: 'newest' })).toEqual([3, 2, 1]);
    expect(ids({ sort: 'email', descending: true, size: 2, page: 2 })).toEqual([1]);
  });
});

describe('the roles of an account', () => {
  it('[UR2] always hold that of a user', () => {
    expect(withUserRole([])).toEqual(['ROLE_USER']);
    expect(withUserRole(['ROLE_ADMIN', 'ROLE_LATE_REGISTRATION'])).toEqual([
      'ROLE_USER',
      'ROLE_LATE_REGISTRATION',
      'ROLE_ADMIN',
    ]);
  });

  it('[UR2] change by the roles that are added and the roles that are removed', () => {
    expect(roleChange(['ROLE_USER', 'ROLE_ADMIN'], ['ROLE_USER', 'ROLE_COMPETITION_REPORTER'])).toEqual({
      given: ['ROLE_COMPETITION_REPORTER'],
      taken: ['ROLE_ADMIN'],
    });
  });
});
