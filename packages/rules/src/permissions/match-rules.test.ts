import { expect, it } from 'vitest';
import { testActor, whileOpen } from '../testing/index.ts';
import { type Actor, permission, type Subject } from './index.ts';

const user: Actor = testActor(5, ['ROLE_USER']);
const hall = { placeId: 2, day: '2026-04-04' };
const reporter: Actor = { ...user, roles: ['ROLE_USER', 'ROLE_COMPETITION_REPORTER'], reportsIn: [hall] };
const superReporter: Actor = { ...user, roles: ['ROLE_USER', 'ROLE_COMPETITION_SUPER_REPORTER'] };

type MatchRule = 'recordMatch' | 'inspectMatch' | 'reopenMatch' | 'seeMatchHistory' | 'readMatchReport';
const may = (actor: Actor, rule: MatchRule, match: NonNullable<Subject['match']>) =>
  permission(actor, { rule, of: 'match' }, { match }, whileOpen);

it('[PE20] given a reporter, then matches in assigned halls on assigned days are recorded, others by nobody but super reporters', () => {
  const played = (where: typeof hall | null) =>
    [reporter, superReporter, user].map((actor) =>
      may(actor, 'recordMatch', { stageCode: '1st_half', hall: where }),
    );
  expect(played(hall)).toEqual(['granted', 'granted', 'forbidden']);
  expect(played({ ...hall, placeId: 3 })).toEqual(['not-assigned', 'granted', 'forbidden']);
  expect(played({ ...hall, day: '2026-04-05' })).toEqual(['not-assigned', 'granted', 'forbidden']);
  expect(played(null)).toEqual(['not-assigned', 'granted', 'forbidden']);
});

it('[PE4] [PE23] given an approved match, then it is looked at, reopened by super reporters, and not recorded', () => {
  const finished = { stageCode: 'finished', hall } as const;
  const rules = ['recordMatch', 'inspectMatch', 'reopenMatch', 'seeMatchHistory'] as const;
  expect(rules.map((rule) => may(reporter, rule, finished))).toEqual([
    'locked',
    'granted',
    'forbidden',
    'forbidden',
  ]);
  expect(rules.map((rule) => may(superReporter, rule, finished))).toEqual([
    'locked',
    'granted',
    'granted',
    'granted',
  ]);
  expect(may(superReporter, 'reopenMatch', { stageCode: '2nd_half', hall })).toBe('locked');
});

it('[PE25] show the report of a match to its table and to the people of the teams that play it', () => {
  const read = (rights: Partial<Actor>) =>
    may({ ...user, ...rights }, 'readMatchReport', {
      stageCode: 'finished',
      teams: [{ id: 30, clubId: 3 }],
    });
  expect(read({ leadingTeamIds: [30] })).toBe('granted');
  expect(read({ administratedClubIds: [3] })).toBe('granted');
  expect(read({ roles: ['ROLE_USER', 'ROLE_COMPETITION_SUPER_REPORTER'] })).toBe('granted');
  expect(read({ leadingTeamIds: [31], administratedClubIds: [4] })).toBe('forbidden');
});
