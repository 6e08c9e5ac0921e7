import { openDefaults } from '@sevenmetre/rules/configuration';
import { eventTypeCodes, stageCodes } from '@sevenmetre/rules/vocabulary';
import { describe, expect, test } from 'vitest';
import { configurationEntryData } from './configuration-entries.ts';
import { countryByCode, countryData } from './countries.ts';
import { hasCurrency } from './country-currencies.ts';
import { eventTypeData } from './event-types.ts';
import { matchStageData } from './match-stages.ts';
import { regionData } from './regions.ts';
import { roundLevelByName, roundLevelData } from './round-levels.ts';

describe('countries', () => {
  test('every country has a name in both languages, a currency and a code of its own', () => {
    expect(countryData).toHaveLength(250);
    for (const { countryCode, nameCs, nameEn } of countryData) {
      expect([nameCs, nameEn], countryCode).not.toContain(countryCode);
      expect(countryCode === 'AQ' || hasCurrency(countryCode), countryCode).toBe(true);
    }
    expect(new Set(countryData.map(({ sportCode }) => sportCode)).size).toBe(250);
  });

  test.each([
    ['CZ', 'CZE', 'CZK', 'cs', 'Česko', 'Czechia'],
    ['SK', 'SVK', 'EUR', 'sk', 'Slovensko', 'Slovakia'],
    ['CH', 'SUI', 'CHF', 'de', 'Švýcarsko', 'Switzerland'],
    ['DK', 'DEN', 'DKK', 'da', 'Dánsko', 'Denmark'],
    ['XK', 'KOS', 'EUR', 'sq', 'Kosovo', 'Kosovo'],
    ['FO', 'FAR', 'DKK', 'fo', 'Faerské ostrovy', 'Faroe Islands'],
  ])('%s plays as %s, pays in %s', (countryCode, sportCode, currencyCode, languageCode, nameCs, nameEn) => {
    expect(countryByCode(countryCode)).toMatchObject({
      countryCode,
      sportCode,
      currencyCode,
      languageCode,
      nameCs,
      nameEn,
    });
  });

  test.each([
    ['GER', 'DE'],
    ['DEU', 'DE'],
    ['NED', 'NL'],
    ['SUI', 'CH'],
    ['CRO', 'HR'],
    ['SLO', 'SI'],
    ['GRE', 'GR'],
    ['POR', 'PT'],
    ['LAT', 'LV'],
    ['BUL', 'BG'],
    ['RSA', 'ZA'],
    ['FRO', 'FO'],
    ['pol', 'PL'],
  ])('given the code %s, then the country is %s', (code, countryCode) => {
    expect(countryByCode(code)?.countryCode).toBe(countryCode);
  });

  test("given a code that sport and ISO give to different countries, then sport's meaning holds", () => {
    expect(countryByCode('BRN')?.countryCode).toBe('BH');
  });

  test('given no country, then null', () => {
    expect(countryByCode('XX')).toBeNull();
    expect(countryByCode('')).toBeNull();
    expect(countryByCode('constructor')).toBeNull();
  });
});

test('the Czech Republic has its fourteen regions, and each neighbour its own', () => {
  const count = (code: string) => regionData.filter(({ countryCode }) => countryCode === code).length;
  expect({ CZ: count('CZ'), SK: count('SK'), PL: count('PL'), DE: count('DE'), AT: count('AT') }).toEqual({
    CZ: 14,
    SK: 8,
    PL: 16,
    DE: 16,
    AT: 9,
  });
  const names = regionData.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['Hlavní město Praha', 'Kraj Vysočina', 'Kujawsko-pomorskie']),
  );
});

test('stages and event types are exactly the codes of the vocabulary, stages in playing order', () => {
  expect(matchStageData.map(({ code }) => code)).toEqual(stageCodes);
  expect(eventTypeData.map(({ code }) => code).sort()).toEqual([...eventTypeCodes].sort());
});

test('given the default halves, then the second one starts on the clock where the first one ends', () => {
  const second = matchStageData.find(({ code }) => code === '2nd_half');
  expect(second).toMatchObject({ duration: 900, startTime: 900 });
});

describe('round levels', () => {
  test('given place-N, then a level with its place in both languages', () => {
    expect(roundLevelByName('place-23')).toMatchObject({
      nameCs: 'O 23. místo',
      nameEn: 'Match for 23rd place',
      isBracket: true,
    });
    expect(roundLevelByName('place-11')?.nameEn).toBe('Match for 11th place');
  });

  test('given a round for places, or an early round of many teams, then a level in both languages', () => {
    expect(roundLevelByName('places-5-8')).toMatchObject({
      nameCs: 'O 5.–8. místo',
      nameEn: 'Places 5 to 8',
    });
    expect(roundLevelByName('round-of-128')).toMatchObject({ nameCs: '1/64 finále', weight: 399 });
  });

  test('given another name, then none', () => {
    for (const name of [
      'place-0',
      'round-of-100',
      'place-01',
      'place-1000',
      'place-',
      'Final',
      '',
      'toString',
    ])
      expect(roundLevelByName(name), name).toBeNull();
  });

  test('weights follow the order of play: the better the place, the later, and the final is last', () => {
    const weights = roundLevelData.map(({ weight }) => weight);
    expect(weights).toEqual([...weights].sort((one, other) => one - other));
    expect(roundLevelData.at(-1)?.systemName).toBe('final');
  });
});

test('configuration keys are unique kebab-case names, and the first values are those of the design', () => {
  const keys = configurationEntryData.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  for (const key of keys) expect(key).toMatch(/^[a-z]+(-[a-z]+)*$/);
  const value = (key: string) => configurationEntryData.find((entry) => entry.key === key)?.value;
  expect(value('player-name-publication')).toBe('initial');
  expect(value('show-results')).toBe('true');
  expect(value('walkover-goals')).toBe('5');
});

test('[CO10] given a new installation, then it has the values that older ones are offered', () => {
  const begun = configurationEntryData.map(({ key, value }) => ({ key, value, initial: value }));
  expect(openDefaults(begun)).toEqual([]);
  const keys = configurationEntryData.map(({ key }) => ({ key, value: null, initial: null }));
  expect(openDefaults(keys).map(({ entry }) => entry.key)).toContain('reporter-team-timeouts');
});
