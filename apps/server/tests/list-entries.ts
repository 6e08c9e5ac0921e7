const address = { street: 'Polní 3', city: 'Lipová', zip: '123 45', countryCode: 'CZ' };
const nothing = { tin: null, vatin: null, registration: null };
const accounts = { accountCzk: null, ibanCzk: null, ibanEur: null, bic: null };
const named = { code: 'n1', nameCs: 'Nový', nameEn: 'New', isActive: true };
const age = { gender: 'W', birthDateMin: '2014-01-01', capacity: 12, resultsHidden: false };

/** A new entry for each of an organiser's lists, and a change of it. */
export const newEntries = [
  ['categories', { ...named, ...age }, { capacity: 20 }],
  ['service-levels', named, { nameCs: 'Jiný' }],
  ['tshirt-sizes', { code: '4XL', isActive: true }, { isActive: false }],
  ['referee-projects', { name: 'Mladá píšťalka', isActive: true }, { name: 'Píšťalka' }],
  ['training-types', named, { isActive: false }],
  ['suppliers', { name: 'Tiskárna', ...address, ...nothing, ...accounts }, { city: 'Horní Lipová' }],
] as const;

/** A hall in Czech and English. */
export const newHall = {
  code: 'HX',
  kind: 'hall',
  isShared: false,
  nameCs: 'Hala Xenie',
  nameEn: 'Xenia hall',
  descriptionCs: 'U řeky',
  descriptionEn: null,
  address: 'Nábřeží 1',
  lat: 50.1,
  lng: 14.4,
  link: 'https://hala.example.test',
  data: '{"surface": "wood"}',
  isActive: true,
  visibleOnMap: true,
  defaultRefereeAccommodation: false,
} as const;

/**
 * Returns the value.
 * @throws Error if it is undefined
 */
export function one<T>(found: T | undefined): T {
  if (found === undefined) throw new Error('It is not there');
  return found;
}
