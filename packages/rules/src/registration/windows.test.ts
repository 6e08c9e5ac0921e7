import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterwards, testWindows as windows, whileOpen } from '../testing/index.ts';
import type { Role } from '../vocabulary/index.ts';
import {
  actsForNewClub,
  isWindowOpen,
  mayChangeTeams,
  teamsOfNewClub,
  mayCreateClub,
  mayCreateReferee,
  mayUpdateClub,
  mayUpdateReferee,
} from './index.ts';

const user: Role[] = ['ROLE_USER'];
const late: Role[] = ['ROLE_USER', 'ROLE_LATE_REGISTRATION'];
const superAdmin: Role[] = ['ROLE_SUPER_ADMIN'];

describe('a window', () => {
  const from = new Date('2026-03-01T00:00:00Z');
  const till = new Date('2026-04-01T00:00:00Z');

  it('[RW1] is open strictly between its bounds', () => {
    expect(isWindowOpen({ from, till }, from)).toBe(false);
    expect(isWindowOpen({ from, till }, till)).toBe(false);
    expect(isWindowOpen({ from, till }, new Date(from.getTime() + 1))).toBe(true);
    expect(isWindowOpen({ from, till }, new Date(till.getTime() - 1))).toBe(true);
  });

  it('[RW2] is open on the side where a bound is missing, and always without bounds', () => {
    expect(isWindowOpen({ from: null, till }, new Date(0))).toBe(true);
    expect(isWindowOpen({ from, till: null }, afterwards)).toBe(true);
    expect(isWindowOpen({ from: null, till: null }, afterwards)).toBe(true);
    expect(isWindowOpen({ from, till: null }, from)).toBe(false);
  });

  it('[RW1] is never open when it ends before it begins', () => {
    const date = fc.date({ noInvalidDate: true });
    fc.assert(
      fc.property(date, date, date, (a, b, now) => {
        fc.pre(a >= b);
        expect(isWindowOpen({ from: a, till: b }, now)).toBe(false);
      }),
    );
  });
});

describe('registration', () => {
  it('[RW3] of clubs and referees follows the windows for users and admins', () => {
    for (const may of [mayCreateClub, mayUpdateClub, mayCreateReferee, mayUpdateReferee]) {
      for (const roles of [user, ['ROLE_ADMIN'] as Role[]]) {
        expect(may(roles, windows, whileOpen)).toBe(true);
        expect(may(roles, windows, afterwards)).toBe(false);
      }
    }
    const april = new Date('2026-04-15T00:00:00Z');
    const anyTeams = { ...windows, clubTeamCreateTill: null };
    expect([mayCreateClub(user, anyTeams, april), mayUpdateClub(user, anyTeams, april)]).toEqual([
      false,
      true,
    ]);
    expect([mayCreateReferee(user, windows, april), mayUpdateReferee(user, windows, april)]).toEqual([
      false,
      true,
    ]);
  });

  it('[RW4] of clubs and referees is open to super admins and late registration at any time', () => {
    for (const may of [mayCreateClub, mayUpdateClub, mayCreateReferee, mayUpdateReferee]) {
      expect(may(late, windows, afterwards)).toBe(true);
      expect(may(superAdmin, windows, afterwards)).toBe(true);
    }
  });

  it('[RW3] of a club ends with the deadline for teams: without one it could not be sent', () => {
    const early = { ...windows, clubTeamCreateTill: new Date('2026-03-10T00:00:00Z') };
    expect(mayCreateClub(user, early, whileOpen)).toBe(false);
    expect(mayCreateClub(user, { ...early, clubTeamCreateTill: null }, whileOpen)).toBe(true);
  });

  it('[RW5] lets late registration bring the teams of a new club after the deadline', () => {
    expect([user, late, superAdmin].map((roles) => teamsOfNewClub(roles, windows, whileOpen))).toEqual([
      'open',
      'open',
      'open',
    ]);
    expect([user, late, superAdmin].map((roles) => teamsOfNewClub(roles, windows, afterwards))).toEqual([
      'closed',
      'late',
      'open',
    ]);
  });

  it('[RW5] of teams ends at the deadline for everybody but super admins', () => {
    for (const roles of [user, late, superAdmin])
      expect(mayChangeTeams(roles, windows, whileOpen)).toBe(true);
    expect(mayChangeTeams(user, windows, afterwards)).toBe(false);
    expect(mayChangeTeams(late, windows, afterwards)).toBe(false);
    expect(mayChangeTeams(superAdmin, windows, afterwards)).toBe(true);
    expect(mayChangeTeams(user, { ...windows, clubTeamCreateTill: null }, afterwards)).toBe(true);
  });
});

it('[RW8] whoever registers a club acts for it, except organisers', () => {
  const admin: Role[] = ['ROLE_USER', 'ROLE_ADMIN'];
  expect([user, late, admin, superAdmin].map(actsForNewClub)).toEqual([true, true, false, false]);
});
