import { expect, it } from 'vitest';
import { aKeptMatch, aPerson } from '../testing/test-match.ts';
import { sheetOf } from './sheet-of.ts';

it('given two of a club with the same surname, then each has an initial, and nobody else', () => {
  const sisters = [
    { ...aPerson(1, 'Procházková', 7), firstName: 'Karolína' },
    { ...aPerson(2, 'Procházková', 8), firstName: 'Viktorie' },
  ];
  const { body } = aKeptMatch({ home: [...sisters, aPerson(3, 'Dub', 9)], away: [aPerson(4, 'Dub', 7)] });
  const { home, away } = sheetOf(body, 0).squads;
  expect(home.map(({ name }) => name)).toEqual(['Procházková K.', 'Procházková V.', 'Dub']);
  expect(away.map(({ name }) => name)).toEqual(['Dub']);
});

it('given first names that begin alike, then enough of them is shown to tell them apart', () => {
  const first = ['Jana', 'Jan', 'Jolana', 'Ida', 'Ida', ''];
  const home = first.map((firstName, at) => ({ ...aPerson(at + 1, 'Dubová', at + 1), firstName }));
  const { body } = aKeptMatch({ home, away: [] });
  const names = sheetOf(body, 0).squads.home.map(({ name }) => name);
  expect(names).toEqual(['Dubová Jana', 'Dubová Jan', 'Dubová Jo.', 'Dubová Ida', 'Dubová Ida', 'Dubová']);
});

it('[MA46] given a match that an older program has kept, then a shoot-out is not ruled out on the device', () => {
  const { body } = aKeptMatch({ home: [], away: [] });
  expect(sheetOf(body, 0).isKnockout).toBe(true);
  const sheet = (isKnockout: boolean) => sheetOf({ ...body, match: { ...body.match, isKnockout } }, 0);
  expect([sheet(true).isKnockout, sheet(false).isKnockout]).toEqual([true, false]);
});
