import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '@sevenmetre/rules/permissions';
import { groupHandlers } from '../src/features/groups/index.ts';
import { messageHandlers } from '../src/features/messages/index.ts';
import { priceListHandlers } from '../src/features/price-list/index.ts';
import { refereeRegistrationHandlers } from '../src/features/referees/index.ts';
import { registrationHandlers } from '../src/features/registrations/index.ts';
import { mount } from '../src/platform/http/index.ts';
import { testServer } from '../src/platform/http/testing/test-server.ts';
import { systemRandom } from '../src/platform/random/index.ts';
import { createStorage } from '../src/platform/storage/index.ts';
import { testDatabases } from './database.ts';
import type { TestDatabase } from './database.ts';

const organiser: Actor = {
  userId: 1,
  roles: ['ROLE_USER', 'ROLE_ADMIN', 'ROLE_SUPER_ADMIN'],
  administratedClubIds: [1],
  leadingTeamIds: [],
};
const clientKey = 'a-key-of-a-form';
const club = {
  name: 'Duna KC',
  street: 'A 1',
  city: 'B',
  zip: '1',
  countryId: 1,
  regionId: null,
  tin: '',
  vatin: '',
  tournamentContactFirstName: 'A',
  tournamentContactLastName: 'B',
  tournamentContactPhone: '+36 20 123 4567',
  arrivalDate: '2026-06-12',
  departureDate: '2026-06-14',
  invoiceSubjectName: '',
  differentInvoiceAddress: false,
  invoiceStreet: '',
  invoiceCity: '',
  invoiceZip: '',
  invoiceCountryId: null,
  registrationNote: '',
  uploadedFilesId: [],
  agreeToTerms: true,
  teams: [],
  extraPersons: [],
};
const referee = {
  firstName: 'Eva',
  lastName: 'Malá',
  sex: 'female',
  birthYear: 1990,
  email: 'eva@example.test',
  phone: '+420 600 000 001',
  street: 'A 1',
  city: 'B',
  zip: '1',
  countryId: 1,
  highestCompetition: '',
  colleagueRefereeId: null,
  colleagueRefereeRequested: '',
  refereeProjectName: '',
  tshirtSizeId: null,
  refereeProjectId: null,
  wantsAccommodation: false,
  wantsSingleRoom: false,
  accompanimentPersons: 0,
  mealVouchers: 0,
  registrationNote: '',
  arrivalDate: '2026-06-12',
  departureDate: '2026-06-14',
  agreeToTerms: true,
};
const message = {
  internalName: 'A',
  recipientType: 'clubs',
  states: [],
  categories: [],
  titleCs: 'A',
  titleEn: 'A',
  textCs: 'A',
  textEn: 'A',
};

describe.each(testDatabases())('given no current edition on $name', (kind) => {
  let database: TestDatabase;
  let server: ReturnType<typeof testServer>;

  beforeAll(async () => {
    database = await kind.open();
    server = testServer();
    const { clock } = server;
    const storage = createStorage({ dataDirectory: database.folder, random: systemRandom });
    const handlers = {
      ...registrationHandlers({ database, clock, storage }),
      ...refereeRegistrationHandlers({ database, clock }),
      ...messageHandlers({ database, clock }),
      ...groupHandlers({ database, clock }),
      ...priceListHandlers({ database, clock, rebuildLines: () => {} }),
    };
    mount(server.app, handlers, { identify: async () => organiser, checkAnswers: true });
  });
  afterAll(async () => {
    await server.app.close();
    await database.cleanup();
  });

  it.each([
    ['GET', 'web/club-registrations/offer', undefined],
    ['POST', 'web/club-registrations', { clientKey, locale: 'en', form: club }],
    ['PUT', 'web/club-registrations/1', { revision: 1, form: club }],
    ['PUT', 'web/club-registrations/1/place', { revision: 1, countryId: 1, regionId: null }],
    ['POST', 'web/referees', { clientKey, form: referee }],
    ['PUT', 'web/referees/1/registration', { revision: 1, form: referee }],
    ['GET', 'admin/messages', undefined],
    ['POST', 'admin/messages', { ...message, clientKey }],
    ['GET', 'admin/groups', undefined],
    ['GET', 'admin/groups/1/closing', undefined],
    ['PUT', 'admin/groups/1/closing', { closed: true, reason: 'A' }],
    ['GET', 'admin/price-list', undefined],
  ] as const)('then %s %s says that it is missing', async (method, path, payload) => {
    const asked = { method, url: `/api/v1/${path}`, ...(payload ? { payload } : {}) };
    const answer = await server.app.inject(asked);
    expect([answer.json().error, answer.json().additionalProperties]).toEqual(['edition-missing', {}]);
    expect(answer.statusCode).toBeLessThan(500);
  });
});
