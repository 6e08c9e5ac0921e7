import { testActor } from '../testing/index.ts';
import { describe, expect, it } from 'vitest';
import type { Role } from '../vocabulary/index.ts';
import { type Actor, permission, type Subject } from './index.ts';

const deadline = new Date('2026-03-20T00:00:00Z');
const before = new Date('2026-03-19T23:59:59Z');
const anActor = (over: Partial<Actor> = {}): Actor => testActor(5, ['ROLE_USER'], over);
const admin = anActor({ administratedClubIds: [3] });
const leader = anActor({ leadingTeamIds: [31] });
const stranger = anActor({ administratedClubIds: [4], leadingTeamIds: [41] });
const organiser = anActor({ roles: ['ROLE_USER', 'ROLE_ADMIN'] satisfies Role[] });

/** Of club 3 with the teams 31 and 32. */
const club: Subject = { club: { id: 3, teamIds: [31, 32] }, roster: { deadline } };
const participant = (...teamIds: readonly number[]): Subject => ({
  participant: { clubId: 3, teamIds },
  roster: { deadline },
});

const fill = (actor: Actor, subject: Subject, now = before) =>
  permission(actor, { rule: 'fillClubRoster', of: 'club' }, subject, now);
const change = (actor: Actor, subject: Subject, now = before) =>
  permission(actor, { rule: 'changeParticipant', of: 'participant' }, subject, now);
const remove = (actor: Actor, subject: Subject, now = before) =>
  permission(actor, { rule: 'removeParticipant', of: 'participant' }, subject, now);
const everybody = [admin, leader, stranger, organiser];

describe('people of a club', () => {
  it('are added by its admins, leaders of its teams and organisers', () => {
    const allowed = everybody.map((actor) => fill(actor, club));
    expect(allowed).toEqual(['granted', 'granted', 'forbidden', 'granted']);
  });

  it('are changed by a leader of one of their teams, and removed by one of all of them', () => {
    expect([change(leader, participant(31, 32)), remove(leader, participant(31, 32))]).toEqual([
      'granted',
      'forbidden',
    ]);
    expect([change(leader, participant(31)), remove(leader, participant(31))]).toEqual([
      'granted',
      'granted',
    ]);
    for (const act of [change, remove])
      expect(everybody.map((actor) => act(actor, participant(32)))).toEqual([
        'granted',
        'forbidden',
        'forbidden',
        'granted',
      ]);
  });

  it('without a team are left to admins of the club and organisers', () => {
    for (const act of [change, remove])
      expect(everybody.map((actor) => act(actor, participant()))).toEqual([
        'granted',
        'forbidden',
        'forbidden',
        'granted',
      ]);
  });

  it('[RO9] stay as they are after the deadline, except for organisers; without one they never do', () => {
    const late = [fill(admin, club, deadline), change(admin, participant(31), deadline)];
    expect([...late, remove(admin, participant(31), deadline)]).toEqual([
      'window-closed',
      'window-closed',
      'window-closed',
    ]);
    expect(fill(organiser, club, deadline)).toBe('granted');
    expect(fill(admin, { ...club, roster: { deadline: null } }, deadline)).toBe('granted');
  });

  it('stay as they are once the registration of the club is declined, except for organisers', () => {
    const declined = { roster: { deadline, declined: true } };
    expect(fill(admin, { ...club, ...declined })).toBe('locked');
    expect(change(leader, { ...participant(31), ...declined })).toBe('locked');
    expect(fill(organiser, { ...club, ...declined })).toBe('granted');
    expect(fill(stranger, { ...club, ...declined })).toBe('forbidden');
  });
});

it('[PE21] the roster of a match is filled by those who act for the team while it is known to be open', () => {
  const team = (rosterLocked?: boolean): Subject => ({
    team: { id: 31, clubId: 3, ...(rosterLocked === undefined ? {} : { rosterLocked }) },
  });
  const may = (actor: Actor, locked?: boolean) =>
    permission(actor, { rule: 'fillMatchRoster', of: 'team' }, team(locked), before);
  expect(everybody.map((actor) => may(actor, false))).toEqual(['granted', 'granted', 'forbidden', 'granted']);
  expect([may(admin, true), may(admin), may(stranger, true)]).toEqual(['locked', 'locked', 'forbidden']);
});
