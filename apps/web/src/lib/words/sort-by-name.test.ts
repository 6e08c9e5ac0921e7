import { expect, it } from 'vitest';
import { sortByName } from './sort-by-name.ts';

it('sorts by the visitor’s language, which is not the order of letters in a table', () => {
  const names = ['Žďár', 'Cheb', 'Hradec', 'Čáslav', 'Cvikov'];
  expect(sortByName(names, 'cs', String)).toEqual(['Cvikov', 'Čáslav', 'Hradec', 'Cheb', 'Žďár']);
  expect(sortByName(names, 'en', String)).toEqual(['Čáslav', 'Cheb', 'Cvikov', 'Hradec', 'Žďár']);
});
