import { describe, expect, it } from 'vitest';
import { type Actor, readsRosters } from '@sevenmetre/rules/permissions';
import { afterwards, testWindows as windows, whileOpen } from '@sevenmetre/rules/testing';
import { type Role, roles, stageCodes } from '@sevenmetre/rules/vocabulary';
import { type Action, actions, can, linksFor, permission } from './permissions.ts';
import {
  hall,
  anActor,
  running,
  approved,
  club,
  referee,
  letters,
  table,
} from './testing/permission-matrix.ts';

describe('permissions', () => {
  it('are asked by the operations of the table, and by no other', () => {
    expect(actions.toSorted()).toEqual(Object.keys(table).toSorted());
  });

  it('[PE1] deny everything to somebody who is signed out', () => {
    for (const action of actions) {
      expect(permission(null, action, table[action][0], whileOpen)).toBe('not-signed-in');
    }
  });

  it('[PE2] are those of the table, for every role and action', () => {
    for (const action of actions) {
      const [subject, allowed] = table[action];
      const granted = roles.filter((role) => can(anActor(role), action, subject, whileOpen));
      const expected = roles.filter((role) => allowed.includes(letters[role]));
      expect([action, granted]).toEqual([action, expected]);
      expect(can(anActor(), action, subject, whileOpen)).toBe(false);
    }
  });

  it('[PE2] deny what is asked about no record', () => {
    const boss = anActor(...roles);
    const parts = ['match', 'team', 'club', 'participant', 'roster', 'referee', 'mail', 'user'] as const;
    for (const action of actions) {
      const [subject] = table[action];
      expect(can(boss, action, {}, whileOpen)).toBe(Object.keys(subject).length === 0);
      for (const part of parts) {
        const { [part]: record, ...rest } = subject;
        if (record)
          expect([action, permission(boss, action, rest, whileOpen)]).toEqual([action, 'forbidden']);
      }
    }
    expect(can(boss, 'clubRegistrationUpdate', { club: { id: 3 } }, whileOpen)).toBe(false);
    expect(can(boss, 'refereeRegistrationUpdate', { referee: { userId: 5 } }, whileOpen)).toBe(false);
    expect(can(boss, 'teamDelete', { club: { id: 3 } }, whileOpen)).toBe(false);
  });

  it('[PE3] let reporters write until the match is approved', () => {
    for (const stageCode of stageCodes) {
      const answer = permission(
        anActor('ROLE_COMPETITION_REPORTER'),
        'matchEventCreate',
        { match: { stageCode, hall } },
        whileOpen,
      );
      expect(answer).toBe(stageCode === 'finished' ? 'locked' : 'granted');
    }
    expect(permission(anActor('ROLE_USER'), 'matchEventCreate', approved, whileOpen)).toBe('forbidden');
  });

  it('[PE20] let reporters write in their halls and on their days only, super reporters everywhere', () => {
    const reporter = anActor('ROLE_COMPETITION_REPORTER');
    const elsewhere = { placeId: 10, day: hall.day };
    const tomorrow = { placeId: hall.placeId, day: '2026-04-05' };
    const answer = (actor: Actor, place: typeof hall | null) =>
      permission(actor, 'matchEventCreate', { match: { stageCode: '1st_half', hall: place } }, whileOpen);
    expect([hall, elsewhere, tomorrow, null].map((place) => answer(reporter, place))).toEqual([
      'granted',
      'not-assigned',
      'not-assigned',
      'not-assigned',
    ]);
    const { reportsIn: _, ...unassigned } = reporter;
    expect(answer(unassigned, hall)).toBe('not-assigned');
    expect(answer({ ...unassigned, roles: ['ROLE_COMPETITION_SUPER_REPORTER'] }, null)).toBe('granted');
    expect(answer({ ...reporter, roles: ['ROLE_USER'] }, hall)).toBe('forbidden');
  });

  it('[PE24] show rosters at the table to those who may report the match, approved or not', () => {
    const reporter = anActor('ROLE_COMPETITION_REPORTER');
    const shown = (actor: Actor, place: typeof hall | null) =>
      readsRosters(actor, { match: { stageCode: 'finished', hall: place } });
    expect(shown(reporter, hall)).toBe(true);
    for (const place of [{ ...hall, day: '2026-04-05' }, null]) expect(shown(reporter, place)).toBe(false);
    expect(shown({ ...reporter, reportsIn: [] }, hall)).toBe(false);
    for (const role of ['ROLE_COMPETITION_SUPER_REPORTER', 'ROLE_ADMIN', 'ROLE_SUPER_ADMIN'] as const)
      expect(shown({ ...anActor(role), reportsIn: [] }, null)).toBe(true);
    expect(shown({ ...reporter, roles: ['ROLE_USER'] }, hall)).toBe(false);
  });

  it('[PE23] let those read what was done to a match who may take an approval back', () => {
    for (const match of [running, approved]) {
      expect(permission(anActor('ROLE_COMPETITION_SUPER_REPORTER'), 'matchHistory', match, whileOpen)).toBe(
        'granted',
      );
      expect(permission(anActor('ROLE_ADMIN'), 'matchHistory', match, whileOpen)).toBe('granted');
      expect(permission(anActor('ROLE_COMPETITION_REPORTER'), 'matchHistory', match, whileOpen)).toBe(
        'forbidden',
      );
    }
  });

  it('[PE4] let super reporters, admins and super admins reopen, and only what is approved', () => {
    const reopen = (role: Role) => permission(anActor(role), 'matchReopen', approved, whileOpen);
    expect(reopen('ROLE_COMPETITION_REPORTER')).toBe('forbidden');
    expect(reopen('ROLE_COMPETITION_SUPER_REPORTER')).toBe('granted');
    expect(permission(anActor('ROLE_ADMIN'), 'matchReopen', running, whileOpen)).toBe('locked');
  });

  it('[PE5] give club admins their own club, and no other', () => {
    const clubAdmin = { ...anActor('ROLE_USER'), administratedClubIds: [3] };
    for (const action of [
      'clubDetail',
      'clubUsers',
      'clubFinance',
      'clubEarlierPapers',
      'invoicePdf',
      'clubRegistrationUpdate',
      'teamCreate',
      'teamDelete',
    ] as const) {
      expect(can(clubAdmin, action, club, whileOpen)).toBe(true);
      expect(can(clubAdmin, action, { club: { id: 4 }, windows }, whileOpen)).toBe(false);
    }
  });

  it('[PE5] show a club to the leaders of its teams, and let them change nothing', () => {
    const leader = { ...anActor('ROLE_USER'), leadingTeamIds: [31] };
    expect(linksFor(leader, club, whileOpen)).toEqual(['clubDetail', 'clubRoster', 'rosterExport']);
    expect(can({ ...leader, leadingTeamIds: [40] }, 'clubDetail', club, whileOpen)).toBe(false);
  });

  it('[PE7] [RW7] end with the windows, which super admins and late registration pass, but not for the place', () => {
    const clubAdmin = (role: Role) => ({ ...anActor('ROLE_USER', role), administratedClubIds: [3] });
    const answer = (role: Role, action: Action) => permission(clubAdmin(role), action, club, afterwards);
    expect(answer('ROLE_USER', 'clubRegistrationUpdate')).toBe('window-closed');
    expect(answer('ROLE_ADMIN', 'clubRegistrationUpdate')).toBe('window-closed');
    expect(answer('ROLE_LATE_REGISTRATION', 'clubRegistrationUpdate')).toBe('granted');
    expect(answer('ROLE_LATE_REGISTRATION', 'teamCreate')).toBe('window-closed');
    expect(answer('ROLE_SUPER_ADMIN', 'teamDelete')).toBe('granted');
    for (const role of ['ROLE_USER', 'ROLE_ADMIN'] as const) {
      expect(answer(role, 'clubRegistrationPlace')).toBe('granted');
    }
    const late = (action: Action, subject: Parameters<typeof permission>[2]) =>
      permission(anActor('ROLE_USER'), action, subject, afterwards);
    expect(late('clubRegistrationCreate', { windows })).toBe('window-closed');
    expect(late('refereeRegistrationCreate', { windows })).toBe('window-closed');
    expect(late('refereeRegistrationUpdate', referee)).toBe('window-closed');
  });

  it('[PE7] of late registration still need a club of one’s own', () => {
    const late = anActor('ROLE_LATE_REGISTRATION');
    expect(permission(late, 'clubRegistrationUpdate', club, afterwards)).toBe('forbidden');
  });
});
