import { expect, test } from 'vitest';
import { aCategory, aGroup, aMatch, aSnapshot, aTeam } from '../testing/index.ts';
import { searchIn } from '../../search/index.ts';
import { makeSearchIndex } from '../index.ts';

const snapshot = aSnapshot({
  categories: [aCategory(1, 'MA')],
  groups: [aGroup(1, 'MA-A')],
  seats: [],
  teams: [
    aTeam(1, { clubName: 'Sokol' }),
    aTeam(2, { clubName: 'Ořech', name: 'Oříšci', clubCountryCode: 'DE' }),
    aTeam(3, { clubName: 'Gone', withdrawn: true }),
  ],
  matches: [aMatch(1, 1, [1, 2]), aMatch(2, 1, [null, 2])],
});

test('the index holds the teams that pages show, with club, country and category', () => {
  const index = makeSearchIndex(snapshot, []);
  expect(index.teams).toEqual([
    [2, 'Oříšci', null, 0, 0],
    [1, null, 'I', 1, 0],
  ]);
  expect(index.clubs).toEqual([
    [2, 'Ořech', 1],
    [1, 'Sokol', 0],
  ]);
  expect(index.countries.map(([code]) => code)).toEqual(['CZ', 'DE']);
  expect(index.matches.map(([id, , group, home, away]) => [id, group, home, away])).toEqual([
    [1, 'MA-A', 1, 0],
    [2, 'MA-A', -1, 0],
  ]);
});

test('players of teams that are not shown are left out, and those who could not be found', () => {
  const player = (teamId: number, jerseyNumber: number | null, name: string | null) => ({
    teamId,
    jerseyNumber,
    name,
  });
  const { players } = makeSearchIndex(snapshot, [
    player(1, 7, 'Adam T.'),
    player(1, 8, null),
    player(1, null, null),
    player(3, 9, 'Gone G.'),
  ]);
  expect(players).toEqual([
    [1, 7, 'Adam T.'],
    [1, 8, null],
  ]);
});

test('a team is found by its own name and by its club', () => {
  const search = searchIn(makeSearchIndex(snapshot, []));
  expect(search('orisci', 3).map(({ kind }) => kind)).toEqual(['team']);
  expect(search('orech', 3).map(({ kind }) => kind)).toEqual(['team', 'club']);
});
