import { describe, expect, it } from 'vitest';
import type { PriceListItem } from '../pricing/index.ts';
import {
  changesTeams,
  type ClubForm,
  type ClubChoices,
  clubLimits,
  clubStepOf,
  checkClub,
  checkPackagePlaces,
  numberTeams,
  offeredPackages,
  placeTeams,
  type TeamForm,
} from './index.ts';

const hostel: PriceListItem = {
  id: 1,
  serviceType: 'package',
  serviceLevelId: null,
  supplierId: 1,
  unit: 'person',
  priceCzk: 298_000,
  priceEur: 12_000,
  nameCs: 'Ubytovna',
  nameEn: 'Hostel',
  availabilityFilter: null,
  separateInvoice: false,
  singleRoomAvailable: true,
  handballRestaurantAvailable: true,
  vipPartyAvailable: true,
  isActive: true,
  weight: 0,
};
const classroom = {
  ...hostel,
  id: 2,
  singleRoomAvailable: false,
  handballRestaurantAvailable: false,
  vipPartyAvailable: false,
};
const choices: ClubChoices = {
  countries: [
    { id: 1, countryCode: 'CZ', currencyCode: 'CZK', regions: [{ id: 11 }] },
    { id: 2, countryCode: 'HU', currencyCode: 'HUF', regions: [] },
  ],
  categories: [{ id: 5 }, { id: 6 }],
  serviceLevels: [{ id: 7 }],
  priceList: [
    hostel,
    classroom,
    { ...hostel, id: 3, availabilityFilter: 'local' },
    { ...hostel, id: 4, isActive: false },
  ],
  keptPackageIds: [],
  startDate: '2026-04-02',
  endDate: '2026-04-05',
};
const team: TeamForm = {
  id: null,
  name: '',
  teamCategoryId: 5,
  teamStartServiceLevelId: 7,
  bundlePricelistItemId: 1,
  bundlePersons: 16,
  handballPersons: 16,
  vipPartyPersons: 2,
  singleRoomPersons: 1,
};
const form: ClubForm = {
  name: 'Duna KC',
  street: 'Fő utca 1',
  city: 'Győr',
  zip: '9021',
  countryId: 2,
  regionId: null,
  tin: '',
  vatin: '',
  tournamentContactFirstName: 'Anna',
  tournamentContactLastName: 'Kovács',
  tournamentContactPhone: 'later',
  arrivalDate: '2026-04-01',
  departureDate: '2026-04-05',
  invoiceSubjectName: '',
  differentInvoiceAddress: false,
  invoiceStreet: '',
  invoiceCity: '',
  invoiceZip: '',
  invoiceCountryId: null,
  registrationNote: '',
  uploadedFilesId: [],
  agreeToTerms: true,
  teams: [team],
  extraPersons: [],
};
const errors = (changes: Partial<ClubForm>, on: Partial<ClubChoices> = {}) =>
  checkClub({ ...form, ...changes }, { ...choices, ...on }).map(
    ({ field, error }) => `${field} ${error.code}`,
  );
const teamErrors = (changes: Partial<TeamForm>, on: Partial<ClubChoices> = {}) =>
  errors({ teams: [{ ...team, ...changes }] }, on).map((text) => text.replace('teams.0.', ''));

describe('a club’s registration', () => {
  it('given everything, then nothing is wrong; a strange phone is not', () => {
    expect(errors({})).toEqual([]);
  });

  it('[CR1] needs name, address, contact, arrival and departure', () => {
    for (const field of [
      'name',
      'street',
      'city',
      'zip',
      'tournamentContactFirstName',
      'tournamentContactLastName',
      'tournamentContactPhone',
      'arrivalDate',
      'departureDate',
    ] as const) {
      expect(errors({ [field]: '  ' })).toEqual([`${field} required`]);
    }
    expect(errors({ name: 'x' })).toEqual(['name minLength']);
    expect(errors({ name: 'x'.repeat(101) })).toEqual(['name maxLength']);
    expect(errors({ registrationNote: 'x'.repeat(clubLimits.note + 1) })).toEqual([
      'registrationNote maxLength',
    ]);
  });

  it('[CR1] names what is wrong in the order of the form', () => {
    expect(
      errors({ zip: '', countryId: null, name: '', arrivalDate: '', teams: [], vatin: 'x'.repeat(99) }),
    ).toEqual([
      'name required',
      'countryId required',
      'zip required',
      'arrivalDate required',
      'teams teamMissing',
      'vatin maxLength',
    ]);
  });

  it('[CR1] needs another address for invoices when it says so, and not otherwise', () => {
    expect(errors({ differentInvoiceAddress: true })).toEqual([
      'invoiceStreet required',
      'invoiceCity required',
      'invoiceZip required',
      'invoiceCountryId required',
    ]);
    const address = { invoiceStreet: 'a', invoiceCity: 'b', invoiceZip: '1', invoiceCountryId: 1 };
    expect(errors({ differentInvoiceAddress: true, ...address })).toEqual([]);
    expect(errors({ differentInvoiceAddress: true, ...address, invoiceCountryId: 99 })).toEqual([
      'invoiceCountryId unknown',
    ]);
  });

  it('[CR3] names a region of its country where the country has regions', () => {
    expect(errors({ countryId: null })).toEqual(['countryId required']);
    expect(errors({ countryId: 99 })).toEqual(['countryId unknown']);
    expect(errors({ countryId: 1 })).toEqual(['regionId required']);
    expect(errors({ countryId: 1, regionId: 11 })).toEqual([]);
    expect(errors({ countryId: 2, regionId: 11 })).toEqual(['regionId regionElsewhere']);
  });

  it('[CR4] comes and goes around the tournament, and leaves after it has come', () => {
    expect(errors({ arrivalDate: '2026-03-25' })).toEqual(['arrivalDate dateMin']);
    expect(errors({ arrivalDate: '2026-03-26' })).toEqual([]);
    expect(errors({ departureDate: '2026-04-13' })).toEqual(['departureDate dateMax']);
    expect(errors({ arrivalDate: '2026-02-30' })).toEqual(['arrivalDate dateDay']);
    expect(errors({ arrivalDate: '2026-04-04', departureDate: '2026-04-03' })).toEqual([
      'departureDate departureFirst',
    ]);
    expect(errors({ arrivalDate: '2026-04-04', departureDate: '2026-04-04' })).toEqual([]);
  });

  it('[CR5] has at least one team, each with a category and a service level', () => {
    expect(errors({ teams: [] })).toEqual(['teams teamMissing']);
    expect(errors({ teams: Array.from({ length: clubLimits.teams + 1 }, () => team) })).toEqual([
      'teams max',
    ]);
    expect(teamErrors({ teamCategoryId: null, teamStartServiceLevelId: null })).toEqual([
      'teamCategoryId required',
      'teamStartServiceLevelId required',
    ]);
    expect(teamErrors({ teamCategoryId: 99, teamStartServiceLevelId: 99 })).toEqual([
      'teamCategoryId unknown',
      'teamStartServiceLevelId unknown',
    ]);
    expect(teamErrors({ teamStartServiceLevelId: null }, { serviceLevels: [] })).toEqual([]);
    expect(
      errors({
        teams: [
          { ...team, id: 3 },
          { ...team, id: 3 },
        ],
      }),
    ).toEqual(['teams.1.id unique']);
  });

  it('[CR6] counts persons in whole numbers from nobody to the bound', () => {
    expect(teamErrors({ bundlePersons: -1 })).toEqual(['bundlePersons min', 'singleRoomPersons morePersons']);
    expect(teamErrors({ handballPersons: 1.5 })).toEqual(['handballPersons integer']);
    expect(teamErrors({ vipPartyPersons: clubLimits.persons + 1 })).toEqual(['vipPartyPersons max']);
    expect(teamErrors({ handballPersons: null, vipPartyPersons: null, singleRoomPersons: null })).toEqual([]);
  });

  it('[CR6] orders a package with persons, and persons with a package', () => {
    expect(teamErrors({ bundlePersons: 0, singleRoomPersons: 0 })).toEqual(['bundlePersons positive']);
    expect(teamErrors({ bundlePricelistItemId: null, singleRoomPersons: 0 })).toEqual([
      'bundlePricelistItemId required',
    ]);
    const none = { bundlePricelistItemId: null, bundlePersons: 0, singleRoomPersons: 0 };
    expect(teamErrors(none)).toEqual([]);
  });

  it('[CR7] orders lunch, party and single rooms only where the package has them', () => {
    expect(teamErrors({ bundlePricelistItemId: 2 })).toEqual([
      'handballPersons notOffered',
      'vipPartyPersons notOffered',
      'singleRoomPersons notOffered',
    ]);
    expect(teamErrors({ singleRoomPersons: 17 })).toEqual(['singleRoomPersons morePersons']);
    expect(teamErrors({ bundlePricelistItemId: null, bundlePersons: 0 })).toEqual([
      'singleRoomPersons notOffered',
    ]);
  });

  it('[CR7] orders packages that are sold to clubs of its country, or that it has already', () => {
    expect(teamErrors({ bundlePricelistItemId: 3 })[0]).toBe('bundlePricelistItemId unknown');
    expect(teamErrors({ bundlePricelistItemId: 4 })[0]).toBe('bundlePricelistItemId unknown');
    expect(teamErrors({ bundlePricelistItemId: 4 }, { keptPackageIds: [4] })).toEqual([]);
    expect(offeredPackages(1, choices).map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(offeredPackages(null, choices).map(({ id }) => id)).toEqual([1, 2]);
  });

  it('[CR8] orders no more places of a package than are left, teams and extra persons together', () => {
    const orders = { teams: [team, team], extraPersons: [{ ...team, bundlePersons: 4 }] };
    expect(checkPackagePlaces(orders, [{ id: 1, left: 36 }], [])).toEqual([]);
    expect(checkPackagePlaces(orders, [{ id: 1, left: null }], [])).toEqual([]);
    expect(checkPackagePlaces(orders, [{ id: 1, left: 20 }], [])).toEqual([
      { field: 'teams.1.bundlePersons', error: { code: 'packageFull', max: 4 } },
    ]);
  });

  it('[CR8] counts no places of a team that has withdrawn', () => {
    const orders = {
      teams: [
        { ...team, id: 7 },
        { ...team, id: 8 },
      ],
      extraPersons: [],
    };
    const places = [{ id: 1, left: 16 }];
    const states = (state: 'withdrawn' | 'waiting') => [
      { id: 7, state },
      { id: 8, state: 'accepted' as const },
    ];
    expect(checkPackagePlaces(orders, places, states('withdrawn'))).toEqual([]);
    expect(checkPackagePlaces(orders, places, states('waiting'))).toMatchObject([
      { field: 'teams.1.bundlePersons' },
    ]);
  });

  it('[CR9] agrees to the terms, and sends each file once', () => {
    expect(errors({ agreeToTerms: false })).toEqual(['agreeToTerms terms']);
    expect(errors({ uploadedFilesId: [1, 1] })).toEqual(['uploadedFilesId unique']);
    expect(errors({ uploadedFilesId: Array.from({ length: 11 }, (_, id) => id) })).toEqual([
      'uploadedFilesId max',
    ]);
  });

  it('tells the step of each field', () => {
    const fields = [
      'street',
      'arrivalDate',
      'teams.3.name',
      'extraPersons.0.bundlePersons',
      'vatin',
      'agreeToTerms',
    ];
    expect(fields.map(clubStepOf)).toEqual(['club', 'stay', 'teams', 'extraPersons', 'invoice', 'check']);
  });
});

describe('teams of a registration', () => {
  it('[CR10] get the lowest free number of their category, and keep it', () => {
    const stored = (categoryId: number, teamNumber: number) => ({ categoryId, teamNumber });
    expect(
      numberTeams([
        { categoryId: 5, stored: null },
        { categoryId: 5, stored: stored(5, 2) },
        { categoryId: 5, stored: null },
        { categoryId: 6, stored: stored(5, 1) },
        { categoryId: 6, stored: stored(6, 4) },
      ]),
    ).toEqual([1, 2, 3, 1, 4]);
  });

  it('[CR11] are accepted while their category has room, and wait then', () => {
    const fresh = { categoryId: 5, stored: null };
    const places = [{ id: 5, capacity: 10, acceptedOfOthers: 8 }];
    expect(placeTeams([fresh, fresh, fresh], places)).toEqual(['accepted', 'accepted', 'waiting']);
    const stored = { categoryId: 5, stored: { categoryId: 5, state: 'accepted' as const } };
    expect(placeTeams([fresh, stored, fresh], places)).toEqual(['accepted', 'accepted', 'waiting']);
    expect(placeTeams([fresh], [{ id: 5, capacity: null, acceptedOfOthers: 800 }])).toEqual(['accepted']);
    expect(placeTeams([stored], [{ id: 5, capacity: 2, acceptedOfOthers: 8 }])).toEqual(['accepted']);
  });

  it('[CR11] that move to another category are placed there again; who has withdrawn stays away', () => {
    const moved = { categoryId: 6, stored: { categoryId: 5, state: 'accepted' as const } };
    const waiting = { categoryId: 5, stored: { categoryId: 5, state: 'waiting' as const } };
    const gone = { categoryId: 6, stored: { categoryId: 5, state: 'withdrawn' as const } };
    const places = [
      { id: 5, capacity: 10, acceptedOfOthers: 0 },
      { id: 6, capacity: 1, acceptedOfOthers: 1 },
    ];
    expect(placeTeams([moved, waiting, gone], places)).toEqual(['waiting', 'waiting', 'withdrawn']);
  });

  it('[RW5] count as changed when one is new, gone or different', () => {
    const stored = { ...team, id: 3 };
    expect(changesTeams([stored], [{ ...stored, name: ' ' }])).toBe(false);
    expect(changesTeams([{ ...stored, vipPartyPersons: 0 }], [{ ...stored, vipPartyPersons: null }])).toBe(
      false,
    );
    expect(changesTeams([stored], [])).toBe(true);
    expect(changesTeams([stored], [team])).toBe(true);
    expect(changesTeams([stored], [stored, team])).toBe(true);
    expect(changesTeams([stored], [{ ...stored, bundlePersons: 15 }])).toBe(true);
    expect(changesTeams([stored], [{ ...stored, teamCategoryId: 6 }])).toBe(true);
  });
});
