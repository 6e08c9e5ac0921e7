import { describe, expect, it } from 'vitest';
import { type Actor, holds, type Subject } from '@sevenmetre/rules/permissions';
import { testWindows as windows, whileOpen } from '@sevenmetre/rules/testing';
import type { Role } from '@sevenmetre/rules/vocabulary';
import { linksFor } from './permissions.ts';

const hall = { placeId: 9, day: '2026-04-04' };

function anActor(...held: Role[]): Actor {
  return { userId: 5, roles: held, administratedClubIds: [], leadingTeamIds: [], reportsIn: [hall] };
}

const running: Subject = { match: { stageCode: '2nd_half', hall } };
const approved: Subject = { match: { stageCode: 'finished', hall } };
const team: Subject = { team: { id: 30, clubId: 3, rosterLocked: false } };
const referee: Subject = { referee: { userId: 5 }, windows };
const roster = { deadline: new Date('2026-04-01T00:00:00Z') };

describe('links', () => {
  it('[PE8] carry the actions on their kind of record that are granted now', () => {
    const reporter = anActor('ROLE_COMPETITION_REPORTER');
    const changes = ['matchWalkover', 'matchBeingChecked', 'matchEventsErase', 'matchEventsRestore'];
    const events = ['matchEventCreate', 'matchEventUpdate', 'matchEventDelete'];
    const writes = [...events, 'matchClock', 'reporterRosterSave', 'matchStage', ...changes, 'matchImpact'];
    expect(linksFor(reporter, running, whileOpen)).toEqual([...writes, 'matchReport']);
    expect(linksFor(reporter, approved, whileOpen)).toEqual(['matchImpact', 'matchReport']);
    expect(linksFor(anActor('ROLE_ADMIN'), approved, whileOpen)).toEqual([
      'matchReopen',
      'matchImpact',
      'matchHistory',
      'matchOfficialScore',
      'matchRuling',
      'matchReport',
    ]);
    expect(linksFor(anActor('ROLE_SUPER_ADMIN'), {}, whileOpen)).toEqual(
      expect.arrayContaining(['translations', 'configuration', 'mails']),
    );
    expect(linksFor(anActor('ROLE_USER'), referee, whileOpen)).toEqual([
      'refereePrivate',
      'refereeRegistrationUpdate',
    ]);
    const admin = anActor('ROLE_ADMIN');
    expect(linksFor(admin, team, whileOpen)).toEqual(['teamPlan', 'matchRoster', 'matchRosterSave']);
    const person = { participant: { clubId: 3, teamIds: [30] }, roster };
    expect(linksFor(admin, person, whileOpen)).toEqual(['participantUpdate', 'participantDelete']);
    expect(linksFor(admin, { mail: { secret: false } }, whileOpen)).toEqual(['mail']);
    expect(linksFor(null, running, whileOpen)).toEqual([]);
  });

  it('[PE9] hold a permission by route or operation, any of several names or each of them', () => {
    const links = [{ operationId: 'matchStage' }, { routeName: 'club_detail' }];
    expect(holds(links, 'matchStage')).toBe(true);
    expect(holds(links, 'club_detail')).toBe(true);
    expect(holds(links, 'clubUsers')).toBe(false);
    expect(holds(links, ['clubUsers', 'matchStage'])).toBe(true);
    expect(holds(links, ['clubUsers', 'matchStage'], 'and')).toBe(false);
    expect(holds(links, ['club_detail', 'matchStage'], 'and')).toBe(true);
    expect([holds(links, []), holds([], 'matchStage')]).toEqual([false, false]);
  });
});
