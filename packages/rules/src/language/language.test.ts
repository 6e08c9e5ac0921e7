import { describe, expect, it } from 'vitest';
import { inLanguage, oneLine, oneLinePattern, ordinal, pluralCategory } from './index.ts';

describe('ordinals', () => {
  it('[LA1] take their ending in English from the number', () => {
    const numbers = [1, 2, 3, 4, 10, 11, 12, 13, 21, 22, 23, 101, 111, 112, 113, 121];
    expect(numbers.map((n) => ordinal(n, 'en'))).toEqual(
      '1st 2nd 3rd 4th 10th 11th 12th 13th 21st 22nd 23rd 101st 111th 112th 113th 121st'.split(' '),
    );
  });

  it('[LA1] are a number with a dot in Czech', () => {
    expect([1, 2, 11].map((n) => ordinal(n, 'cs'))).toEqual(['1.', '2.', '11.']);
  });
});

describe('plurals', () => {
  it('[LA2] have four forms in Czech: none, one, two to four, the rest', () => {
    expect([0, 1, 2, 3, 4, 5, 11, 22, 102].map((n) => pluralCategory(n, 'cs'))).toEqual(
      'zero one few few few other other other other'.split(' '),
    );
  });

  it('[LA2] have three in English', () => {
    expect([0, 1, 2, 3, 21].map((n) => pluralCategory(n, 'en'))).toEqual([
      'zero',
      'one',
      'other',
      'other',
      'other',
    ]);
  });
});

describe('texts of one line', () => {
  it('[LA3] have no control character, no line end of any script, and nothing that turns the direction', () => {
    const refused = [
      'a\nb',
      'a\rb',
      'a\tb',
      'a\0b',
      'a\u0085b',
      'a\u2028b',
      'a\u2029b',
      'a\u202eb',
      'a\u2067b',
    ];
    expect(refused.filter((text) => oneLinePattern.test(text))).toEqual([]);
    expect(['', "O'Neill & Söhne", 'דוד', '🤾🏽‍♀️'].every((text) => oneLinePattern.test(text))).toBe(true);
  });

  it('[LA4] are made of what was stored before: a break becomes a space, a turn is left out', () => {
    expect(oneLine('TJ Lhota\r\n\u2028END:VEVENT')).toBe('TJ Lhota END:VEVENT');
    expect(oneLine('TJ \u202eLhota')).toBe('TJ Lhota');
    expect(oneLine('TJ  Lhota')).toBe('TJ  Lhota');
  });
});

describe('texts in Czech and English', () => {
  it('[LA5] are read in the first that is written, in the order of the reader’s language', () => {
    const hall = { cs: 'Sokolovna', en: 'Sokol Hall' };
    expect(['cs', 'en', 'xx'].map((locale) => inLanguage(locale, hall))).toEqual([
      'Sokolovna',
      'Sokol Hall',
      'Sokol Hall',
    ]);
    expect(inLanguage('en', { cs: 'Sokolovna', en: ' ' })).toBe('Sokolovna');
    expect(inLanguage('en', { cs: null, en: null })).toBeNull();
    expect(inLanguage('cs', { cs: '', en: '' })).toBe('');
  });
});
