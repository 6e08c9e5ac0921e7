import { expect, it } from 'vitest';
import { whileOpen } from '../testing/index.ts';
import { type Actor, permission, type Subject } from './index.ts';

it('[PE25] show the report of a match to its table and to the people of the teams that play it', () => {
  const user: Actor = { userId: 5, roles: ['ROLE_USER'], administratedClubIds: [], leadingTeamIds: [] };
  const subject: Subject = { match: { stageCode: 'finished', teams: [{ id: 30, clubId: 3 }] } };
  const read = (rights: Partial<Actor>) =>
    permission({ ...user, ...rights }, { rule: 'readMatchReport', of: 'match' }, subject, whileOpen);
  expect(read({ leadingTeamIds: [30] })).toBe('granted');
  expect(read({ administratedClubIds: [3] })).toBe('granted');
  expect(read({ roles: ['ROLE_USER', 'ROLE_COMPETITION_SUPER_REPORTER'] })).toBe('granted');
  expect(read({ leadingTeamIds: [31], administratedClubIds: [4] })).toBe('forbidden');
});
