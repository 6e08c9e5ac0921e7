import { describe, expect, it } from 'vitest';
import { type Actor, holds, type Subject } from '@sevenmetre/rules/permissions';
import { afterwards, testWindows as windows, whileOpen } from '@sevenmetre/rules/testing';
import type { Role } from '@sevenmetre/rules/vocabulary';
import { linksFor, recordLinks } from './permissions.ts';

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
    const photos = ['paperPhotos', 'paperPhotoCreate', 'paperPhotoDelete'];
    const writes = [
      ...events,
      'matchClock',
      'matchSignature',
      'matchScouting',
      ...photos,
      'reporterRosterSave',
      'matchStage',
      ...changes,
      'matchImpact',
    ];
    expect(linksFor(reporter, running, whileOpen)).toEqual([...writes, 'matchReport']);
    expect(linksFor(reporter, approved, whileOpen)).toEqual([
      'matchScouting',
      ...photos,
      'matchImpact',
      'matchReport',
    ]);
    expect(linksFor(anActor('ROLE_ADMIN'), approved, whileOpen)).toEqual([
      'matchReopen',
      'matchScouting',
      ...photos,
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
    expect(linksFor(admin, person, whileOpen)).toEqual([
      'participantUpdate',
      'participantPinLink',
      'participantDelete',
    ]);
    expect(linksFor(admin, { mail: { secret: false } }, whileOpen)).toEqual(['mail']);
    expect(linksFor(null, running, whileOpen)).toEqual([]);
  });

  it('[PE8] lead a club to the operation that adds teams, while both are granted', () => {
    const clubAdmin = { ...anActor('ROLE_USER'), administratedClubIds: [3] };
    const club: Subject = { club: { id: 3, teamIds: [30] }, windows };
    const update = {
      method: 'PUT',
      href: expect.stringMatching(/\/3\b/),
      operationId: 'clubRegistrationUpdate',
    };
    const linksOf = (actor: Actor, now: Date) =>
      recordLinks(actor, club, 3, now).filter(({ routeName }) =>
        ['teamCreate', 'clubRegistrationUpdate'].includes(routeName),
      );
    expect(linksOf(clubAdmin, whileOpen)).toEqual([
      { ...update, routeName: 'teamCreate' },
      { ...update, routeName: 'clubRegistrationUpdate' },
    ]);
    expect(linksOf(clubAdmin, afterwards)).toEqual([]);
    expect(linksOf({ ...clubAdmin, roles: ['ROLE_LATE_REGISTRATION'] }, afterwards)).toEqual([
      { ...update, routeName: 'clubRegistrationUpdate' },
    ]);
    const leader = { ...anActor('ROLE_USER'), leadingTeamIds: [30] };
    expect(linksOf(leader, whileOpen)).toEqual([]);
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
