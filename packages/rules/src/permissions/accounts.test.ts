import { describe, expect, it } from 'vitest';
import { testActor, whileOpen } from '../testing/index.ts';
import { type Role, roles } from '../vocabulary/index.ts';
import { type Actor, permission, type RuleAccess, type Subject } from './index.ts';

const accountRules = ['changeRoles', 'lockUser', 'manageUser'] as const;
const can = (actor: Actor, rule: (typeof accountRules)[number], subject: Subject) =>
  permission(actor, { rule, of: 'user' }, subject, whileOpen) === 'granted';
const anActor = (...held: Role[]) => testActor(5, held);
const admin = anActor('ROLE_USER', 'ROLE_ADMIN');
const boss = anActor('ROLE_USER', 'ROLE_SUPER_ADMIN');
const account = (held: readonly Role[], wanted?: readonly Role[], id = 6): Subject => ({
  user: { id, roles: held, ...(wanted ? { wanted } : {}) },
});

describe('accounts of others', () => {
  it('[PE22] are changed by organisers, those of organisers by super admins only', () => {
    for (const role of roles) {
      const organises = role === 'ROLE_ADMIN' || role === 'ROLE_SUPER_ADMIN';
      for (const rule of accountRules) {
        const subject = account(['ROLE_USER', role]);
        expect(`${rule} ${role} ${can(admin, rule, subject)}`).toBe(`${rule} ${role} ${!organises}`);
        expect(can(boss, rule, subject)).toBe(true);
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
      expect(can(admin, 'changeRoles', account(before, after))).toBe(granted);
      expect(can(boss, 'changeRoles', account(before, after))).toBe(true);
    }
  });

  it('[PE22] leave out one’s own account when it comes to locking', () => {
    const own = account(['ROLE_USER', 'ROLE_SUPER_ADMIN'], undefined, 5);
    expect(accountRules.filter((rule) => can(boss, rule, own))).toEqual(['changeRoles', 'manageUser']);
  });
});

describe('permissions of roles alone', () => {
  it('[PE10] show a kept mail whose link opens an account to super admins only', () => {
    const secret = { mail: { secret: true } };
    const read: RuleAccess = { rule: 'readMail', of: 'mail' };
    expect(roles.filter((role) => permission(anActor(role), read, secret, whileOpen) === 'granted')).toEqual([
      'ROLE_SUPER_ADMIN',
    ]);
  });

  it('[CO7] let super admins alone change what is protected', () => {
    for (const [role, answer] of [
      ['ROLE_ADMIN', 'forbidden'],
      ['ROLE_SUPER_ADMIN', 'granted'],
    ] as const) {
      expect(permission(anActor(role), 'super-admin', {}, whileOpen)).toBe(answer);
      expect(permission(anActor(role), 'organiser', {}, whileOpen)).toBe('granted');
    }
  });
});
