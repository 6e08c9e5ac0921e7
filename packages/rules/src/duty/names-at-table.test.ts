import { expect, test } from 'vitest';
import { namesAtTable } from './names-at-table.ts';

const named = (...names: string[]) =>
  namesAtTable(
    names.map((name) => {
      const [firstName = '', lastName = ''] = name.split('|');
      return { firstName, lastName };
    }),
  );

test('[DU11] reporters read the given name and the initial of the family name', () => {
  expect(named('Eliška|Malá', 'Adam|Zeman')).toEqual(['Eliška M.', 'Adam Z.']);
});

test('[DU11] given two people with the same given name and initial, then more letters tell them apart', () => {
  expect(named('Jan|Novák', 'Jan|Němec', 'Eva|Nová')).toEqual(['Jan No.', 'Jan Ně.', 'Eva N.']);
  expect(named('Jan|Nov', 'Jan|Novák')).toEqual(['Jan Nov', 'Jan Nová.']);
});

test('[DU11] given one person twice, or two of the same name, then the initial is enough', () => {
  expect(named('Jan|Novák', 'Jan|Novák')).toEqual(['Jan N.', 'Jan N.']);
});

test('[DU11] given no family name, then the given name is shown; without a given name the initial', () => {
  expect(named('Ida|', '|Malá')).toEqual(['Ida', 'M.']);
});
