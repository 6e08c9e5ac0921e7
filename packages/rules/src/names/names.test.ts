import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countryName,
  groupSlug,
  matchSlug,
  parseMatchSlug,
  publicPlayerName,
  romanNumber,
  teamDisplayName,
  teamNameParts,
} from './index.ts';

describe('Roman numbers', () => {
  it('[NA1] are written as usual, and anything without one stays in digits', () => {
    expect([1, 2, 3, 4, 9, 14, 40, 90, 400, 900, 1994, 3999].map(romanNumber)).toEqual(
      'I II III IV IX XIV XL XC CD CM MCMXCIV MMMCMXCIX'.split(' '),
    );
    expect([0, -1, 1.5, 4000].map(romanNumber)).toEqual(['0', '-1', '1.5', '4000']);
  });
});

describe('the name of a team', () => {
  const team = { name: null, clubName: 'HK Meadow', teamNumber: 2 };

  it('[NA2] is its own, else its club with the Roman number', () => {
    expect(teamDisplayName(team)).toBe('HK Meadow II');
    expect(teamDisplayName({ ...team, name: ' Meadow Foxes ' })).toBe('Meadow Foxes');
    expect(teamDisplayName({ ...team, name: '  ' })).toBe('HK Meadow II');
  });

  it('[NA2] bears the number also when the club has one team only', () => {
    expect(teamDisplayName({ ...team, teamNumber: 1 })).toBe('HK Meadow I');
    expect(teamDisplayName({ ...team, teamNumber: 0 })).toBe('HK Meadow');
  });

  it('[NA2] can be had with its numeral apart', () => {
    expect(teamNameParts(team)).toEqual({ name: 'HK Meadow', numeral: 'II' });
    expect(teamNameParts({ ...team, name: 'Foxes' })).toEqual({ name: 'Foxes', numeral: null });
  });
});

describe('addresses', () => {
  it('[NA3] name a group by its label with dashes for spaces', () => {
    expect(groupSlug('MINI6 o 11. 1')).toBe('MINI6-o-11.-1');
    expect(groupSlug(' MZ finále ')).toBe('MZ-finále');
  });

  it('[NA4] name a match by its group and number', () => {
    expect(matchSlug('MA A', 123)).toBe('MA-A-123');
    expect(matchSlug(null, 501)).toBe('501');
    expect(matchSlug(' ', 501)).toBe('501');
    expect(parseMatchSlug('MA-A-123')).toEqual({ groupSlug: 'MA-A', matchNumber: 123 });
    expect(parseMatchSlug('501')).toEqual({ groupSlug: null, matchNumber: 501 });
  });

  it('[NA4] read back what they name, and refuse what names no match', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 999_999_999 }), (label, matchNumber) => {
        fc.pre(/^[^\n\r\u2028\u2029]*$/u.test(groupSlug(label)));
        const expected = { groupSlug: groupSlug(label) === '' ? null : groupSlug(label), matchNumber };
        expect(parseMatchSlug(matchSlug(label, matchNumber))).toEqual(expected);
      }),
    );
    for (const text of ['', 'MA-A', 'MA-A-', 'MA-A-012', 'MA A 1', '-1', 'MA-A-1234567890']) {
      expect(parseMatchSlug(text)).toBeNull();
    }
  });
});

describe('the public name of a player', () => {
  const person = { firstName: 'Jana', lastName: 'šťastná' };

  it('[NA5] is first name and initial, unless the edition says otherwise', () => {
    expect(publicPlayerName(person)).toBe('Jana Š.');
    expect(publicPlayerName(person, 'initial')).toBe('Jana Š.');
    expect(publicPlayerName({ ...person, lastName: 's\u030Cmid' })).toBe('Jana Š.');
    expect(publicPlayerName(person, 'full')).toBe('Jana šťastná');
    expect(publicPlayerName(person, 'number')).toBeNull();
  });

  it('[NA6] of somebody hidden is nothing but the number, whatever the edition publishes', () => {
    for (const publication of ['full', 'initial', 'number'] as const) {
      expect(publicPlayerName({ ...person, hidden: true }, publication)).toBeNull();
    }
  });

  it('[NA5] never shows a surname alone', () => {
    expect(publicPlayerName({ firstName: ' ', lastName: 'Nováková' }, 'full')).toBeNull();
    expect(publicPlayerName({ firstName: 'Jana', lastName: '' })).toBe('Jana');
  });
});

describe('the name of a country', () => {
  it('[NA7] is in the language asked for, and the code where it has none', () => {
    const country = { countryCode: 'SK', nameCs: 'Slovensko', nameEn: '' };
    expect(countryName(country, 'cs')).toBe('Slovensko');
    expect(countryName(country, 'en')).toBe('SK');
  });
});
