import { expect, it } from 'vitest';
import { changesOf, namesOf } from './changes.ts';

const category = { code: 'MA', nameCs: 'Muži', nameEn: 'Men', capacity: 4, isActive: true, types: [1, 2] };

it('given a change, then it has the values before and after, of a list their number', () => {
  expect(changesOf(category, { ...category, capacity: null, isActive: false, types: [] })).toEqual([
    { field: 'capacity', from: 4, to: null },
    { field: 'isActive', from: true, to: false },
    { field: 'types', from: 2, to: 0 },
  ]);
});

it('given something that was made or removed, then its fields are not listed one by one', () => {
  expect([changesOf(null, category), changesOf(category, null)]).toEqual([[], []]);
});

it('given words of the site, then each text is named by its key', () => {
  const entry = (value: string | null) => ({ key: 'translations', value });
  expect(
    changesOf(
      entry('{"cs":{"shell":{"a":"x","b":"y"}}}'),
      entry('{"cs":{"shell":{"a":"z"}},"en":{"c":"w"}}'),
    ),
  ).toEqual([
    { field: 'cs.shell.a', from: 'x', to: 'z' },
    { field: 'cs.shell.b', from: 'y', to: null },
    { field: 'en.c', from: null, to: 'w' },
  ]);
  expect(changesOf(entry(null), entry('{'))).toEqual([]);
});

it('given a record, then its name is the one in both languages, else what it is called by', () => {
  expect(namesOf(category)).toEqual({ nameCs: 'Muži', nameEn: 'Men' });
  expect(namesOf({ key: 'half-length', value: '900' })).toEqual({
    nameCs: 'half-length',
    nameEn: 'half-length',
  });
  expect([namesOf({ ids: [1] }), namesOf(null)]).toEqual([null, null]);
});
