import { describe, expect, it } from 'vitest';
import { searchLists } from './index.ts';

const search = searchLists([
  {
    kind: 'club',
    rows: [
      ['HC Vltava', '2600147'],
      ['Nørreby HK', null],
    ],
  },
  {
    kind: 'team',
    rows: [
      ['MA', 'HC Vltava'],
      ['WB', 'Nørreby HK II'],
    ],
  },
  {
    kind: 'match',
    rows: [
      ['1304', 'HC Vltava – SG Elbtal'],
      ['13', 'Nørreby HK – HC Vltava'],
    ],
  },
]);
const kinds = (question: string, only?: readonly ('club' | 'team' | 'match')[]) =>
  search(question, 5, only).map(({ kind, found }) => [kind, ...found]);

describe('a search over lists', () => {
  it('[FI1] given words with a slip, then kinds that fit equally come in the order of the lists', () => {
    expect(kinds('vltva')).toEqual([
      ['club', 0],
      ['team', 0],
      ['match', 0, 1],
    ]);
    expect(kinds('norreby ma')).toEqual([]);
    expect(kinds('vltava ma')).toEqual([['team', 0]]);
  });

  it('[FI1] given a number, then the exact one comes first', () => {
    expect(kinds('13')).toEqual([['match', 1, 0]]);
    expect(kinds('2600147')).toEqual([['club', 0]]);
  });

  it('[FI3] given kinds, then only they are looked in', () => {
    expect(kinds('vltava', ['match'])).toEqual([['match', 0, 1]]);
    expect(kinds('')).toEqual([]);
  });
});
