import type { Actor, Subject } from '@sevenmetre/rules/permissions';
import { afterwards, testActor, testWindows as windows, whileOpen } from '@sevenmetre/rules/testing';
import type { Role } from '@sevenmetre/rules/vocabulary';
import { expect, describe, it } from 'vitest';
import { type Action, can, permission } from './permissions.ts';

function anActor(...held: Role[]): Actor {
  return testActor(5, held);
}

const club: Subject = { club: { id: 3, teamIds: [30, 31] }, windows };
const roster = { deadline: new Date('2026-04-01T00:00:00Z') };

describe('permissions about rosters', () => {
  it('[PE21] let a club and the leaders of a team fill its rosters until they are locked', () => {
    const of = (rosterLocked?: boolean): Subject => ({
      team: { id: 30, clubId: 3, ...(rosterLocked === undefined ? {} : { rosterLocked }) },
    });
    const clubAdmin = { ...anActor('ROLE_USER'), administratedClubIds: [3] };
    const leader = { ...anActor('ROLE_USER'), leadingTeamIds: [30] };
    for (const actor of [clubAdmin, leader]) {
      expect(permission(actor, 'matchRosterSave', of(false), whileOpen)).toBe('granted');
      expect(permission(actor, 'matchRosterSave', of(true), whileOpen)).toBe('locked');
      expect(permission(actor, 'matchRosterSave', of(), whileOpen)).toBe('locked');
      expect(permission(actor, 'matchRoster', of(true), whileOpen)).toBe('granted');
    }
    const other = { ...anActor('ROLE_USER'), administratedClubIds: [4], leadingTeamIds: [31] };
    expect(permission(other, 'teamPlan', of(), whileOpen)).toBe('forbidden');
    expect(permission(other, 'matchRosterSave', of(false), whileOpen)).toBe('forbidden');
    expect(permission(other, 'matchRosterSave', of(true), whileOpen)).toBe('forbidden');
  });

  it('[RO9][RO12] let a club fill its roster until the deadline, and organisers at any time', () => {
    const clubAdmin = { ...anActor('ROLE_USER'), administratedClubIds: [3] };
    const at = (actor: Actor, now: Date) => permission(actor, 'participantCreate', { ...club, roster }, now);
    expect([at(clubAdmin, whileOpen), at(clubAdmin, roster.deadline)]).toEqual(['granted', 'window-closed']);
    expect(at(anActor('ROLE_ADMIN'), afterwards)).toBe('granted');
    expect(at({ ...clubAdmin, administratedClubIds: [4] }, whileOpen)).toBe('forbidden');
    const open = { ...club, roster: { deadline: null } };
    expect(permission(clubAdmin, 'rosterImport', open, afterwards)).toBe('granted');
    expect(permission(clubAdmin, 'rosterImport', club, whileOpen)).toBe('forbidden');
  });

  it('[RO14] close the roster of a declined club for the club alone', () => {
    const clubAdmin = { ...anActor('ROLE_USER'), administratedClubIds: [3] };
    const declined = { roster: { ...roster, declined: true } };
    const person = { participant: { clubId: 3, teamIds: [31] }, ...declined };
    const at = (actor: Actor) => [
      permission(actor, 'participantCreate', { ...club, ...declined }, whileOpen),
      permission(actor, 'rosterImport', { ...club, ...declined }, whileOpen),
      permission(actor, 'participantUpdate', person, whileOpen),
      permission(actor, 'participantDelete', person, whileOpen),
    ];
    expect(at(clubAdmin)).toEqual(['locked', 'locked', 'locked', 'locked']);
    expect(at(anActor('ROLE_ADMIN'))).toEqual(['granted', 'granted', 'granted', 'granted']);
    expect(at({ ...clubAdmin, administratedClubIds: [4] })[0]).toBe('forbidden');
  });

  it('[RO12] let a leader change who is in an own team, and remove who is in no other', () => {
    const leader = { ...anActor('ROLE_USER'), leadingTeamIds: [31] };
    const may = (action: Action, teamIds: readonly number[]) =>
      can(leader, action, { participant: { clubId: 3, teamIds }, roster }, whileOpen);
    expect([may('participantUpdate', [31, 30]), may('participantUpdate', [30])]).toEqual([true, false]);
    expect([may('participantDelete', [31]), may('participantDelete', [31, 30])]).toEqual([true, false]);
    expect([may('participantUpdate', []), may('participantDelete', [])]).toEqual([false, false]);
    const clubAdmin = { ...anActor('ROLE_USER'), administratedClubIds: [3] };
    const free = { participant: { clubId: 3, teamIds: [] }, roster };
    expect(can(clubAdmin, 'participantDelete', free, whileOpen)).toBe(true);
    expect(can(clubAdmin, 'participantUpdate', free, whileOpen)).toBe(true);
    expect(can(leader, 'participantCreate', { ...club, roster }, whileOpen)).toBe(true);
    expect(permission(leader, 'participantCreate', { ...club, roster }, afterwards)).toBe('window-closed');
  });
});
