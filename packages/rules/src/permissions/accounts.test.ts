import { describe, expect, it } from 'vitest';
import { whileOpen } from '../testing/index.ts';
import { type Role, roles } from '../vocabulary/index.ts';
import { type Action, can, permission, type Subject } from './index.ts';

const actions = ['userRolesSave', 'userLock', 'userSessionsEnd', 'userPasswordReset'] as const;
const anActor = (...held: Role[]) => ({
  userId: 5,
  roles: held,
  administratedClubIds: [],
  leadingTeamIds: [],
});
const admin = anActor('ROLE_USER', 'ROLE_ADMIN');
const boss = anActor('ROLE_USER', 'ROLE_SUPER_ADMIN');
const account = (held: readonly Role[], wanted?: readonly Role[], id = 6): Subject => ({
  user: { id, roles: held, ...(wanted ? { wanted } : {}) },
});

describe('accounts of others', () => {
  it('[PE22] are changed by organisers, those of organisers by super admins only', () => {
    for (const role of roles) {
      const organises = role === 'ROLE_ADMIN' || role === 'ROLE_SUPER_ADMIN';
      for (const action of actions) {
        const subject = account(['ROLE_USER', role]);
        expect(`${action} ${role} ${can(admin, action, subject, whileOpen)}`).toBe(
          `${action} ${role} ${!organises}`,
        );
        expect(can(boss, action, subject, whileOpen)).toBe(true);
      }
    }
  });

  it('[PE22] get a role that organises from super admins only, and lose it by them only', () => {
    const changes: readonly (readonly [readonly Role[], readonly Role[], boolean])[] = [
      [['ROLE_USER'], ['ROLE_USER', 'ROLE_COMPETITION_SUPER_REPORTER', 'ROLE_LATE_REGISTRATION'], true],
      [['ROLE_USER'], ['ROLE_USER', 'ROLE_ADMIN'], false],
      [['ROLE_USER'], ['ROLE_USER', 'ROLE_SUPER_ADMIN'], false],
      [['ROLE_USER', 'ROLE_ADMIN'], ['ROLE_USER'], false],
    ];
    for (const [before, after, granted] of changes) {
      expect(can(admin, 'userRolesSave', account(before, after), whileOpen)).toBe(granted);
      expect(can(boss, 'userRolesSave', account(before, after), whileOpen)).toBe(true);
    }
  });

  it('[PE22] are not the own one, when it comes to locking', () => {
    const own = account(['ROLE_USER', 'ROLE_SUPER_ADMIN'], undefined, 5);
    const granted = (action: Action) => can(boss, action, own, whileOpen);
    expect(actions.filter(granted)).toEqual(['userRolesSave', 'userSessionsEnd', 'userPasswordReset']);
  });
});

describe('permissions of roles alone', () => {
  it('[PE10] show a kept mail whose link opens an account to super admins only', () => {
    const secret = { mail: { secret: true } };
    expect(roles.filter((role) => can(anActor(role), 'mail', secret, whileOpen))).toEqual([
      'ROLE_SUPER_ADMIN',
    ]);
  });

  it('[CO7] let super admins alone change what is protected', () => {
    for (const [role, answer] of [
      ['ROLE_ADMIN', 'forbidden'],
      ['ROLE_SUPER_ADMIN', 'granted'],
    ] as const) {
      expect(permission(anActor(role), 'protectedConfigurationUpdate', {}, whileOpen)).toBe(answer);
      expect(permission(anActor(role), 'configurationUpdate', {}, whileOpen)).toBe('granted');
    }
  });
});
