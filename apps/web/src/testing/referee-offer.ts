import type { RefereeOffer } from '@sevenmetre/contract/referees/registration';

/** What the form of a referee offers to choose from. */
export const refereeOffer: RefereeOffer = {
  year: 2026,
  countries: [
    { id: 1, countryCode: 'CZ', nameCs: 'Česko', nameEn: 'Czechia' },
    { id: 2, countryCode: 'DE', nameCs: 'Německo', nameEn: 'Germany' },
  ],
  tshirtSizes: [
    { id: 4, code: 'L' },
    { id: 5, code: 'XL' },
  ],
  projects: [
    { id: 6, name: 'Young Whistle' },
    { id: 9, name: 'Women referees' },
  ],
  colleagues: [
    { id: 7, firstName: 'Petr', lastName: 'Hvizd', countryCode: 'CZ' },
    { id: 8, firstName: 'Jana', lastName: 'Nová', countryCode: 'CZ' },
  ],
  startDate: '2026-04-02',
  endDate: '2026-04-05',
  accommodationTill: { local: '2026-04-05', foreign: null },
  mayCreate: true,
  createTill: null,
  updateTill: null,
  terms: 'https://example.test/terms',
  timeZone: 'Europe/Prague',
  locale: 'en',
};
