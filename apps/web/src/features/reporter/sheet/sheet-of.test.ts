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
