import { describe, expect, it } from 'vitest';
import {
  type ListedClub,
  type ListedReferee,
  acceptedTeams,
  checksOf,
  checksOfReferee,
  countTeams,
  listClubs,
  listReferees,
  personsOf,
  surroundingsOf,
  teamsWithoutRoom,
} from './index.ts';

const team = { categoryCode: 'MA', state: 'accepted', persons: 16, hasRoster: true } as const;
const club: ListedClub = {
  id: 1,
  revision: 1,
  state: 'new',
  name: 'HK Ďurkov',
  countryCode: 'SK',
  createdAt: '2026-02-01T10:00:00Z',
  agreedToTerms: true,
  contactName: null,
  contactPhone: '+421 900 000 001',
  arrivalDate: null,
  tin: null,
  variableSymbol: '2026001',
  emails: ['vedouci@durkov.test'],
  currency: 'EUR',
  owed: 10_000,
  paid: 0,
  feeLate: false,
  extraPersons: 2,
  teams: [team],
};
const other = (id: number, patch: Partial<ListedClub>): ListedClub => ({
  ...club,
  id,
  name: `Klub ${id}`,
  ...patch,
});
const categories = [
  { code: 'MA', capacity: 2 },
  { code: 'WA', capacity: null },
];
const found = (clubs: readonly ListedClub[], subject = clubs[0] ?? club) =>
  checksOf(subject, surroundingsOf(clubs, categories)).map(({ code }) => code);
const ids = (clubs: readonly ListedClub[], query: Parameters<typeof listClubs>[2]) =>
  listClubs(clubs, categories, query).rows.map(({ id }) => id);

describe('checks of a registration', () => {
  it('[BO1] find nothing in one that is in order', () => {
    expect(found([club, other(2, {})])).toEqual([]);
  });

  it('[BO1] find missing terms, a missing phone and one without the country', () => {
    expect(found([{ ...club, agreedToTerms: false, contactPhone: ' ' }])).toEqual([
      'no-terms',
      'no-contact-phone',
    ]);
    expect(found([{ ...club, countryCode: 'HU', contactPhone: '600 000 001' }])).toEqual([
      'phone-without-prefix',
    ]);
    expect(found([{ ...club, contactPhone: '00421 900' }])).toEqual(['phone-without-prefix']);
    expect(found([{ ...club, contactPhone: '+421 900' }])).toEqual([]);
  });

  it('[BO1] find nothing in a number as it is written in the country of the club', () => {
    const from = (countryCode: string, contactPhone: string) =>
      found([{ ...club, countryCode, contactPhone }]);
    expect(from('CZ', '600 000 001')).toEqual([]);
    expect(from('SK', '0905 123 456')).toEqual([]);
    expect(from('DE', '030/123456')).toEqual([]);
    expect(from('CZ', '600 000')).toEqual(['phone-without-prefix']);
  });

  it('[BO1] find a club of the same name or company number, unless it was declined', () => {
    const twin = other(2, { name: 'H.K. Durkov', tin: 'CZ 12-34' });
    expect(checksOf(club, surroundingsOf([club, twin], categories))).toEqual([
      { code: 'duplicate-name', about: ['H.K. Durkov'] },
    ]);
    expect(found([club, { ...twin, state: 'declined' }])).toEqual([]);
    expect(
      found([
        { ...club, tin: 'cz1234' },
        { ...twin, name: 'Jiný' },
      ]),
    ).toEqual(['duplicate-tin']);
  });

  it('[BO2] find an overfull category with the accepted teams in it', () => {
    const clubs = [club, other(2, {}), other(3, {})];
    expect(checksOf(club, surroundingsOf(clubs, categories))).toEqual([
      { code: 'over-capacity', about: ['MA'] },
    ]);
    expect(found([club, other(2, {}), other(3, { state: 'declined' })])).toEqual([]);
    const waiting = { ...club, teams: [{ ...team, state: 'waiting' as const }] };
    expect(found([waiting, other(2, {}), other(3, {}), other(4, {})])).toEqual([]);
  });

  it('[BO3] wait with money and rosters until it is approved', () => {
    const empty = { ...club, teams: [{ ...team, hasRoster: false }] };
    expect(found([empty])).toEqual([]);
    expect(found([{ ...empty, state: 'approved' }])).toEqual(['unpaid', 'roster-empty']);
    expect(found([{ ...empty, state: 'processed' }])).toEqual(['roster-empty']);
    expect(found([{ ...empty, state: 'declined', agreedToTerms: false }])).toEqual([]);
  });

  it('[BO11] name the places that are held without their entry fee, also before the approval', () => {
    const teams = [
      team,
      team,
      { ...team, categoryCode: 'WA' },
      { ...team, categoryCode: 'MB', state: 'waiting' as const },
    ];
    const late = { ...club, feeLate: true, teams };
    expect(checksOf(late, surroundingsOf([late], [{ code: 'MA', capacity: null }]))).toEqual([
      { code: 'fee-late', about: ['MA', 'WA'] },
    ]);
    expect(found([{ ...late, state: 'declined' }])).toEqual([]);
    expect(found([{ ...late, teams: [{ ...team, state: 'waiting' }] }])).toEqual([]);
    expect(ids([late, other(2, {})], { found: 'fee-late' })).toEqual([1]);
  });

  it('[BO2] count teams by category, without those of declined clubs', () => {
    const mixed = {
      ...club,
      teams: [team, { ...team, state: 'waiting' as const }, { ...team, categoryCode: 'WA' }],
    };
    expect(countTeams(categories, [mixed, other(2, { state: 'declined' })])).toEqual([
      { code: 'MA', capacity: 2, accepted: 1, waiting: 1 },
      { code: 'WA', capacity: null, accepted: 1, waiting: 0 },
    ]);
  });
});

describe('the list of registrations', () => {
  const clubs = [
    club,
    other(2, { name: 'Žďárná', countryCode: 'CZ', createdAt: '2026-01-01T10:00:00Z', paid: 10_000 }),
    other(3, { state: 'approved', teams: [{ ...team, categoryCode: 'WA', state: 'waiting' }, team] }),
    other(4, { state: 'declined', createdAt: '2026-01-02T10:00:00Z', teams: [] }),
  ];

  it('[BO4] finds by state, country, category, money and what the checks found', () => {
    const roomy = [
      { code: 'MA', capacity: 9 },
      { code: 'WA', capacity: null },
    ];
    const asked = (query: Parameters<typeof listClubs>[2]) =>
      listClubs(clubs, roomy, query).rows.map(({ id }) => id);
    expect(asked({ state: 'new' })).toEqual([2, 1]);
    expect(asked({ country: 'CZ' })).toEqual([2]);
    expect(asked({ category: 'WA' })).toEqual([3]);
    expect(asked({ money: 'paid' })).toEqual([2]);
    expect(asked({ found: 'waiting-list' })).toEqual([3]);
    expect(asked({ found: 'unpaid' })).toEqual([3]);
    expect(asked({ found: 'any' })).toEqual([3]);
    expect(asked({ found: 'nothing', state: 'new' })).toEqual([2, 1]);
  });

  it('[BO5] finds words without marks in name, e-mail, variable symbol and company number', () => {
    expect(ids(clubs, { search: 'zdarna' })).toEqual([2]);
    expect(ids(clubs, { search: 'DURKOV hk' })).toEqual([1]);
    expect(ids(clubs, { search: 'vedouci@durkov' })).toHaveLength(4);
    expect(ids(clubs, { search: '2026001 nowhere' })).toEqual([]);
  });

  it('[BO4] is sorted by waiting first, and the other way round when asked', () => {
    expect(ids(clubs, {})).toEqual([2, 4, 1, 3]);
    expect(ids(clubs, { descending: true })).toEqual([1, 3, 4, 2]);
    expect(ids(clubs, { sort: 'name' })).toEqual([1, 3, 4, 2]);
    expect(ids(clubs, { sort: 'teams', descending: true })).toEqual([3, 1, 2, 4]);
    expect(ids(clubs, { sort: 'rest' })[0]).toBe(2);
  });

  it('[BO4] leaves teams that have withdrawn out of category, number and people', () => {
    const gone = { ...team, categoryCode: 'WA', persons: 40, state: 'withdrawn' } as const;
    const left = [other(1, { teams: [team, gone, gone] }), other(2, { teams: [team, team] })];
    expect(ids(left, { category: 'WA' })).toEqual([]);
    expect(ids(left, { sort: 'teams', descending: true })).toEqual([2, 1]);
    expect(ids(left, { sort: 'persons', descending: true })).toEqual([2, 1]);
    expect(left.map(personsOf)).toEqual([18, 34]);
    expect(left.map(acceptedTeams)).toEqual([1, 2]);
  });

  it('[BO4] counts states by the same question, and shows the last page for one beyond', () => {
    const list = listClubs(clubs, categories, { state: 'new', size: 1, page: 9 });
    expect([list.total, list.page, list.pages]).toEqual([2, 2, 2]);
    expect(list.rows.map(({ id }) => id)).toEqual([1]);
    expect(list.states).toEqual({ new: 2, approved: 1, declined: 1, processed: 0, unknown: 0 });
  });
});

describe('the list of referees', () => {
  const referee: ListedReferee = {
    id: 1,
    revision: 1,
    state: 'approved',
    firstName: 'Eva',
    lastName: 'Malá',
    countryCode: 'CZ',
    email: 'eva@example.test',
    phone: '+420 600 000 001',
    createdAt: '2026-02-01T10:00:00Z',
    agreedToTerms: true,
    wantsAccommodation: true,
    hasBed: true,
    colleague: null,
    hasColleague: false,
    hallDays: 0,
  };

  it('[BO6] finds missing terms, phone, bed and colleague', () => {
    expect(checksOfReferee(referee)).toEqual([]);
    const bare = { ...referee, agreedToTerms: false, phone: null, hasBed: false, colleague: 'Jan' };
    expect(checksOfReferee(bare)).toEqual(['no-terms', 'no-contact-phone', 'no-bed', 'colleague-unknown']);
    expect(checksOfReferee({ ...bare, state: 'declined' })).toEqual([]);
  });

  it('[BO6] is asked by state, country, words and checks', () => {
    const referees = [
      referee,
      { ...referee, id: 2, lastName: 'Černý', countryCode: 'SK', hasBed: false },
      { ...referee, id: 3, state: 'new' as const, createdAt: '2026-01-01T10:00:00Z' },
    ];
    const asked = (query: Parameters<typeof listReferees>[1]) =>
      listReferees(referees, query).rows.map(({ id }) => id);
    expect(asked({})).toEqual([3, 1, 2]);
    expect(asked({ sort: 'name' })).toEqual([2, 1, 3]);
    expect(asked({ search: 'cerny' })).toEqual([2]);
    expect(asked({ country: 'SK' })).toEqual([2]);
    expect(asked({ found: 'no-bed' })).toEqual([2]);
    expect(asked({ found: 'nothing', state: 'approved' })).toEqual([1]);
    expect(listReferees(referees, {}).states).toMatchObject({ approved: 2, new: 1 });
  });
});

describe('teams of a reopened club', () => {
  it('[BO7] take their places again while there is room, in their order', () => {
    const team = (id: number, categoryId: number, capacity: number | null) => ({ id, categoryId, capacity });
    const teams = [team(1, 7, 4), team(2, 8, 1), team(3, 7, 4), team(4, 9, null)];
    const accepted = new Map([
      [7, 3],
      [8, 1],
      [9, 99],
    ]);
    expect(teamsWithoutRoom(teams, accepted).map(({ id }) => id)).toEqual([2, 3]);
  });
});
