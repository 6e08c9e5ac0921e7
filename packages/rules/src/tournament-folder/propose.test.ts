import { describe, expect, test } from 'vitest';
import { proposeCategories, proposeClubs, proposeTeams } from './index.ts';

const club = <Id>(id: Id, name: string, country = 'CZ') => ({ id, name, country });
const team = <Id>(id: Id, category: string, number: number, name: string | null = null) => ({
  id,
  category,
  number,
  name,
});
const found = (proposals: ReadonlyMap<string, { registered: number; certainty: string }>) =>
  [...proposals]
    .map(([id, { registered, certainty }]) => `${id}=${registered} ${certainty}`)
    .toSorted((one, other) => one.localeCompare(other));

describe('clubs of a folder', () => {
  test.each([
    ['case, marks and punctuation do not count', 'TJ Sokol ZDARNA, z.s.', 'TJ Sokol Žďárná z. s.', 'same'],
    ['words that every club has do not count', 'Házená Zlín', 'HC Zlín', 'similar'],
    ['a sponsor in the name leaves a doubt', 'HC Zubří Robe', 'HC Zubří', 'similar'],
  ])('%s', (_, name, registered, certainty) => {
    expect(found(proposeClubs([club('a', name)], [club(7, registered)]))).toEqual([`a=7 ${certainty}`]);
  });

  test.each([
    ['names have one word of three in common', 'HC Baník Karviná', 'HC Sokol Písek Karviná', 'CZ'],
    ['a similar name is of another country', 'Házená Zlín', 'HC Zlín', 'SK'],
  ])('when %s, then nothing is proposed', (_, name, registered, country) => {
    expect(found(proposeClubs([club('a', name)], [club(7, registered, country)]))).toEqual([]);
  });

  test('given the same name in another country, then it is proposed with a doubt', () => {
    expect(found(proposeClubs([club('a', 'HC Zlín', 'SK')], [club(7, 'HC Zlín')]))).toEqual(['a=7 similar']);
  });

  test('given two registered clubs that are equally like it, then a person has to choose', () => {
    expect(found(proposeClubs([club('a', 'Zlín')], [club(7, 'HC Zlín'), club(8, 'SK Zlín')]))).toEqual([]);
  });

  test('given two clubs for one registered, then the one that is more like it gets it', () => {
    const clubs = [club('a', 'SK Zlín'), club('b', 'HC Zlín')];
    expect(found(proposeClubs(clubs, [club(7, 'HC Zlín')]))).toEqual(['b=7 same']);
  });
});

describe('teams of a club', () => {
  test('given names and numbers, then names go first and nothing crosses categories', () => {
    const teams = [team('a', 'MA', 1, 'Modří'), team('b', 'MA', 2, 'Bílí'), team('c', 'WA', 1)];
    const registered = [team(1, 'MA', 1, 'Bílí'), team(2, 'MA', 2, 'modri'), team(3, 'WB', 1)];
    expect(found(proposeTeams(teams, registered))).toEqual(['a=2 same', 'b=1 same']);
  });

  test('given teams without names, then the first is the first', () => {
    const teams = [team('a', 'MA', 1), team('b', 'MA', 2)];
    expect(found(proposeTeams(teams, [team(5, 'MA', 1), team(6, 'MA', 2)]))).toEqual([
      'a=5 same',
      'b=6 same',
    ]);
  });

  test('given the only one left on both sides, then it is proposed with a doubt', () => {
    expect(found(proposeTeams([team('a', 'MA', 1, 'Modří')], [team(5, 'MA', 3)]))).toEqual(['a=5 similar']);
  });
});

describe('categories of a folder with another code', () => {
  const category = (code: string, nameCs: string, gender: 'M' | 'W' | 'X' = 'M', nameEn = '') => ({
    code,
    nameCs,
    nameEn,
    gender,
  });
  const registered = [
    category('MA', 'Mladší žáci', 'M', 'Boys U13'),
    category('MB', 'Starší žáci', 'M', 'Boys U15'),
    category('WB', 'Starší žákyně', 'W', 'Girls U15'),
  ];

  test.each([
    ['the same name is enough', category('B13', 'mladší ŽÁCI', 'X'), ['MA']],
    ['an added word leaves a question', category('B13', 'Mladší žáci 2013'), ['MA']],
    ['words may stand in another order', category('B15', 'U15 Boys', 'M', ''), ['MB']],
    ['one word of two in common is too little', category('B11', 'Nejmladší žáci'), []],
    ['those of another gender are others', category('G15', 'Starší žákyně 2011', 'M'), []],
  ])('%s', (_, named, found) => {
    expect(proposeCategories([named], registered).map((one) => one.registered)).toEqual(found);
  });

  test('given two that are as like, then both are offered; a registered code is not asked about', () => {
    const years = [category('M13', 'Mladší žáci 2013'), category('M14', 'Mladší žáci 2014')];
    const named = category('B13', 'Mladší žáci');
    expect(proposeCategories([named], years)).toEqual([
      { code: 'B13', name: 'Mladší žáci', registered: 'M13' },
      { code: 'B13', name: 'Mladší žáci', registered: 'M14' },
    ]);
    expect(proposeCategories([category('MA', 'Kdokoli')], registered)).toEqual([]);
  });
});
