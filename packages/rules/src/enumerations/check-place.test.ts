import { describe, expect, it } from 'vitest';
import { checkPlace, type PlaceValues } from './index.ts';

const hall: PlaceValues = {
  code: 'H1',
  kind: 'hall',
  isShared: false,
  nameCs: 'Hala Lipová',
  nameEn: 'Lipová hall',
  descriptionCs: null,
  descriptionEn: null,
  address: 'Pod Lipami 7, Lipová',
  lat: 50.2267,
  lng: 17.1441,
  link: 'https://hala.example.test/lipova',
  data: '{"surface":"wood"}',
  isActive: true,
  visibleOnMap: true,
  defaultRefereeAccommodation: false,
  allowedTrainingTypesIds: [],
  fileIds: [],
};

describe('places as organisers enter them', () => {
  it('[EN2] given what can be stored, then nothing is wrong', () => {
    expect(checkPlace(hall)).toEqual([]);
    expect(checkPlace({ ...hall, data: '{"a":"🤾 \\\\u0000"}' })).toEqual([]);
    expect(checkPlace({ ...hall, nameCs: '' })).toEqual([]);
    expect(checkPlace({ ...hall, lat: null, lng: null, link: null, address: null, data: '{}' })).toEqual([]);
  });

  it.each([
    ['lat', { lat: 90.1 }, 'max'],
    ['lat', { lat: Number.NaN }, 'min'],
    ['lng', { lng: -180.5 }, 'min'],
    ['lng', { lng: null }, 'pair'],
    ['lat', { lat: null }, 'pair'],
    ['link', { link: 'javascript:alert(1)' }, 'link'],
    ['link', { link: 'www.example.test' }, 'link'],
    ['data', { data: '[1]' }, 'json'],
    ['data', { data: '{"surface":' }, 'json'],
    ['data', { data: '{"a":"\\u0000"}' }, 'json'],
    ['data', { data: '{"a":["\\ud800"]}' }, 'json'],
    ['code', { code: 'hall 1' }, 'letters'],
    ['nameCs', { nameCs: 'x'.repeat(81) }, 'maxLength'],
  ])('[EN2] a position is whole and on earth, an address is one of the web: %s %j', (field, some, error) => {
    const errors = checkPlace({ ...hall, ...some });
    expect(errors.map((found) => [found.field, found.error.code])).toEqual([[field, error]]);
  });
});
