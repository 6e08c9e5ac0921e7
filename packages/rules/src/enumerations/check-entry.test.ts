import { describe, expect, it } from 'vitest';
import { checkEntry, type CategoryValues, type SupplierValues, withBothNames } from './index.ts';

const category: CategoryValues = {
  code: 'ME',
  nameCs: 'Mladší žáci',
  nameEn: 'Boys under 11',
  gender: 'M',
  birthDateMin: '2015-01-01',
  capacity: 24,
  resultsHidden: false,
  isActive: true,
};
const supplier: SupplierValues = {
  name: 'Spolek přátel házené Lipová',
  street: 'Pod Lipami 7',
  city: 'Lipová',
  zip: '123 45',
  countryCode: 'CZ',
  tin: null,
  vatin: null,
  registration: null,
  accountCzk: '19-2000145399/0800',
  ibanCzk: 'CZ65 0800 0000 1920 0014 5399',
  ibanEur: null,
  bic: null,
};

describe('entries of an organiser’s lists', () => {
  it('[EN1] given what can be stored, then nothing is wrong', () => {
    expect(checkEntry('categories', category)).toEqual([]);
    expect(checkEntry('categories', { ...category, birthDateMin: null, capacity: null })).toEqual([]);
    expect(checkEntry('suppliers', supplier)).toEqual([]);
    expect(checkEntry('tshirt-sizes', { code: 'XXL', isActive: true })).toEqual([]);
  });

  it.each([
    ['code', { code: ' ' }, 'required'],
    ['code', { code: 'M/E' }, 'letters'],
    ['code', { code: 'x'.repeat(21) }, 'maxLength'],
    ['birthDateMin', { birthDateMin: '2015-02-30' }, 'dateDay'],
    ['birthDateMin', { birthDateMin: '1015-01-01' }, 'dateMin'],
    ['capacity', { capacity: -1 }, 'min'],
    ['capacity', { capacity: 1.5 }, 'integer'],
  ])('[EN1] a category has fields that fit: %s %j', (field, some, error) => {
    const errors = checkEntry('categories', { ...category, ...some });
    expect(errors.map((found) => [found.field, found.error.code])).toEqual([[field, error]]);
  });

  it('[EN4] given a name in one language, then it is that of both; given none, then both are missing', () => {
    const { nameCs, nameEn } = category;
    expect(checkEntry('categories', { ...category, nameEn: ' ' })).toEqual([]);
    expect(withBothNames({ ...category, nameEn: ' ' })).toEqual({ ...category, nameEn: nameCs });
    expect(withBothNames({ ...category, nameCs: '' })).toEqual({ ...category, nameCs: nameEn });
    expect(withBothNames(category)).toEqual(category);
    expect(withBothNames(supplier)).toEqual(supplier);
    const missing = checkEntry('categories', { ...category, nameCs: '', nameEn: '' });
    expect(missing.map(({ field, error }) => [field, error.code])).toEqual([
      ['nameCs', 'required'],
      ['nameEn', 'required'],
    ]);
  });

  it.each([
    ['countryCode', { countryCode: 'cz' }, 'unknown'],
    ['accountCzk', { accountCzk: '19-2000145398/0800' }, 'account'],
    ['ibanEur', { ibanEur: 'CZ66 0800 0000 1920 0014 5399' }, 'iban'],
    ['zip', { zip: '' }, 'required'],
  ])('[EN1] whoever sells has an address and accounts that exist: %s %j', (field, some, error) => {
    const errors = checkEntry('suppliers', { ...supplier, ...some });
    expect(errors.map((found) => [found.field, found.error.code])).toEqual([[field, error]]);
  });
});
