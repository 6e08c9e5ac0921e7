import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '@sevenmetre/rules/permissions';
import { accommodationHandlers } from '../src/features/accommodation/index.ts';
import { registrationHandlers, registrationReviewHandlers } from '../src/features/registrations/index.ts';
import { bankHandlers } from '../src/features/bank/index.ts';
import { paymentLinkHandlers } from '../src/features/payment-links/index.ts';
import { createSealer } from '../src/platform/secrets/index.ts';
import { clubZoneHandlers } from '../src/features/clubs/index.ts';
import { groupHandlers } from '../src/features/groups/index.ts';
import { invoiceHandlers } from '../src/features/invoices/index.ts';
import { messageHandlers } from '../src/features/messages/index.ts';
import { priceListHandlers } from '../src/features/price-list/index.ts';
import { refereeRegistrationHandlers } from '../src/features/referees/index.ts';
import { users } from '../src/platform/database/schema/index.ts';
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
  licenceNumber: '',
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

const lodging = { placeId: 1, kind: 'room', label: '1', capacity: 2, note: null };
const bankFile = ['--x', 'Content-Disposition: form-data; name="file"; filename="a.csv"', ''];
const form = { 'content-type': 'multipart/form-data; boundary=x' };

describe.each(testDatabases())('given no current edition on $name', (kind) => {
  let database: TestDatabase;
  let server: ReturnType<typeof testServer>;

  beforeAll(async () => {
    database = await kind.open();
    server = testServer();
    const { clock } = server;
    const account = { id: 1, email: 'boss@example.test', passwordHash: '-', firstName: 'A', lastName: 'B' };
    await database.db.insert(users).values({ ...account, roles: [...organiser.roles] });
    const storage = createStorage({ dataDirectory: database.folder, random: systemRandom });
    const sealer = createSealer({ secretKey: 'k'.repeat(32), dataDirectory: '', random: systemRandom });
    const handlers = {
      ...accommodationHandlers({ database, clock }),
      ...registrationReviewHandlers({ database, clock }),
      ...bankHandlers({ database, clock, sealer }),
      ...paymentLinkHandlers({ database, clock, random: systemRandom, sealer }),
      ...clubZoneHandlers({ database, clock, random: systemRandom }),
      ...invoiceHandlers({ database, clock, storage }),
      ...registrationHandlers({ database, clock, storage }),
      ...refereeRegistrationHandlers({ database, clock }),
      ...messageHandlers({ database, clock, storage, snapshot: () => null }),
      ...groupHandlers({ database, clock, random: systemRandom }),
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
    ['GET', 'admin/payment-link', undefined],
    ['PUT', 'admin/payment-link', { template: null, supplierId: null }],
    ['POST', 'admin/payment-link/secret', undefined],
    ['DELETE', 'admin/payment-link/secret', undefined],
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
    ['GET', 'admin/overview', undefined],
    ['GET', 'admin/club-registrations', undefined],
    ['GET', 'admin/referee-registrations', undefined],
    ['GET', 'admin/accommodation', undefined],
    ['GET', 'admin/invoices', undefined],
    ['GET', 'admin/invoices.xlsx', undefined],
    ['GET', 'admin/bank', undefined],
    ['POST', 'admin/bank/1/assign', { clubId: 1, orderAmount: 1 }],
    ['POST', 'admin/bank/1/ignore', { reason: 'A' }],
    ['GET', 'web/dashboard', undefined],
    ['GET', 'web/club-registrations', undefined],
    ['GET', 'web/referees', undefined],
    ['GET', 'web/referee-offer', undefined],
  ] as const)('then %s %s says that it is missing', async (method, path, payload) => {
    const asked = { method, url: `/api/v1/${path}`, ...(payload ? { payload } : {}) };
    const answer = await server.app.inject(asked);
    expect([answer.json().error, answer.json().additionalProperties]).toEqual(['edition-missing', {}]);
    expect(answer.statusCode).toBeLessThan(500);
  });

  it.each(['preview', 'import'])('then a bank’s file is not taken for a %s', async (what) => {
    const payload = [...bankFile, 'Datum;Objem;VS', '10.03.2026;1,00;1', '--x--', ''].join('\r\n');
    // Nothing is asked about a file whose currency is known.
    const url = `/api/v1/admin/bank/${what}?accountCurrency=CZK`;
    const asked = { method: 'POST' as const, url, headers: form, payload };
    expect((await server.app.inject(asked)).json().error).toBe('edition-missing');
  });

  it('then no room is made, and no place for one is known', async () => {
    const url = '/api/v1/admin/accommodation/lodgings';
    const answer = await server.app.inject({ method: 'POST', url, payload: lodging });
    expect([answer.statusCode, answer.json().error]).toEqual([404, 'place-unknown']);
  });
});
